import type { Random } from "../worker/game/index";

/** sfc32: fast, seeded by words, good enough to play games by; tables draw their dice from a cipher instead. */
export function sfc32(...words: readonly number[]): Random {
  let a = 0;
  let b = 0;
  let c = 0;
  let counter = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (const word of words) {
    a ^= word;
    for (let i = 0; i < 12; i++) next();
  }
  return { below: (bound) => (bound === 1 ? 0 : Math.floor((next() / 2 ** 32) * bound)) };
}
