import { chacha20 } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Random } from "../game";

/** Every draw of one order in turn, as [bound, value]. */
export type Rolls = readonly (readonly [bound: number, value: number])[];

/** The chance of one order, and what it has drawn so far. */
export interface Draws {
  readonly random: Random;
  readonly rolls: [number, number][];
}

const blockBytes = 64;

/** What is shown of the server's seed until the game is over: the hex SHA-256 of its bytes. */
export const commitmentTo = (seed: Uint8Array): string => bytesToHex(sha256(seed));

/** The key of a table's dice: the server's seed and each seat's lucky word, "" for none, in seat order. */
export function diceKey(seed: Uint8Array, words: readonly string[]): Uint8Array {
  const spoken = words.map((word) => {
    const bytes = utf8ToBytes(word);
    return concatBytes(Uint8Array.of(bytes.length), bytes);
  });
  return sha256(concatBytes(utf8ToBytes("frontera-dice-1"), seed, ...spoken));
}

/** The chance of order `n`: the same key and n draw the same numbers for ever. */
export function drawsOf(key: Uint8Array, n: number): Draws {
  const rolls: [number, number][] = [];
  const next = keystream(key, n);
  const below = (bound: number): number => {
    if (bound === 1) return 0;
    const value = uniform(bound, next);
    rolls.push([bound, value]);
    return value;
  };
  return { random: { below }, rolls };
}

/** The bytes of ChaCha20 (RFC 8439) from counter 0, its nonce `n` in 12 bytes, big-endian. */
function keystream(key: Uint8Array, n: number): () => number {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setBigUint64(4, BigInt(n));
  let block = new Uint8Array(0);
  let counter = 0;
  let used = 0;
  return () => {
    if (used === block.length) {
      block = chacha20(key, nonce, new Uint8Array(blockBytes), undefined, counter);
      counter++;
      used = 0;
    }
    return block[used++];
  };
}

/** Big-endian numbers of the fewest bytes that can hold the bound; those that would favour some values are read again. */
function uniform(bound: number, next: () => number): number {
  let span = 256;
  let bytes = 1;
  for (; span < bound; bytes++) span *= 256;
  const fair = span - (span % bound);
  for (;;) {
    let value = 0;
    for (let i = 0; i < bytes; i++) value = value * 256 + next();
    if (value < fair) return value % bound;
  }
}
