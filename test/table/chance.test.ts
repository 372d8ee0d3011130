import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { describe, expect, test } from "vitest";
import { commitmentTo, diceKey, drawsOf } from "../../worker/table/chance";

const zeros = new Uint8Array(32);
const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
const key = diceKey(seed, ["suerte", "", "ñandú 🎲"]);

/** below(256) reads one byte and refuses none, so it shows the stream itself. */
function bytes(key: Uint8Array, n: number, count: number): string {
  const { random } = drawsOf(key, n);
  return bytesToHex(Uint8Array.from({ length: count }, () => random.below(256)));
}

describe("the stream", () => {
  test("RFC 8439, A.1, test vector 1 and 2: key 0, nonce 0, blocks 0 and 1", () => {
    expect(bytes(zeros, 0, 128)).toBe(
      "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7" +
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586" +
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed" +
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    );
  });

  test("RFC 8439, A.1, test vector 5: key 0, nonce 2, block 0", () => {
    expect(bytes(zeros, 2, 64)).toBe(
      "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7" +
        "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
    );
  });
});

// The values below were computed by a second implementation, written from the published text alone.
describe("the dice of a table", () => {
  test("the commitment is the seed's SHA-256", () => {
    expect(commitmentTo(seed)).toBe("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
  });

  test("the key takes the seed and every lucky word", () => {
    expect(bytesToHex(key)).toBe("29958ddc7605967f359a875227e0773e7f629e60d6a4c7bd6b6a0cf7fded2266");
    expect(diceKey(seed, ["a", "b"])).not.toEqual(diceKey(seed, ["ab", ""]));
  });

  test("each order has numbers of its own, of any bound", () => {
    const start = drawsOf(key, 0);
    const drawn = [50, 49, 48, 6, 1, 300, 65536, 65537, 2].map((bound) => start.random.below(bound));
    expect(drawn).toEqual([35, 47, 39, 2, 0, 233, 38871, 37464, 0]);
    const die = (n: number, count: number) => {
      const { random } = drawsOf(key, n);
      return Array.from({ length: count }, () => random.below(6) + 1);
    };
    expect(die(1, 20)).toEqual([1, 6, 4, 5, 3, 1, 4, 5, 2, 4, 5, 3, 6, 1, 4, 4, 5, 6, 2, 4]);
    expect(die(2 ** 32 + 7, 12)).toEqual([5, 4, 6, 6, 4, 4, 4, 1, 3, 3, 2, 2]);
  });

  test("five thousand dice in a row, those read again among them", () => {
    const { random } = drawsOf(key, 0);
    const dice = Uint8Array.from({ length: 5000 }, () => random.below(6));
    expect(bytesToHex(sha256(dice))).toBe("8c9b8925be58df5714f26c509e67cd63ef83119e5d99d6d81d8aa9cdc6385cf3");
  });

  test("what was drawn is kept, and a draw of one alone is none", () => {
    const { random, rolls } = drawsOf(key, 0);
    random.below(50);
    random.below(1);
    random.below(49);
    expect(rolls).toEqual([
      [50, 35],
      [49, 47],
    ]);
  });
});
