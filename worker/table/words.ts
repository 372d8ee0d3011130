import { utf8ToBytes } from "@noble/hashes/utils.js";

/** The most bytes of a lucky word: its length is one byte of the dice's key. */
export const wordBytes = 64;

/** The lucky word as the dice take it, in NFC; null where it is too long. */
export function luckyWord(text: string): string | null {
  const word = text.toWellFormed().normalize("NFC");
  return utf8ToBytes(word).length <= wordBytes ? word : null;
}
