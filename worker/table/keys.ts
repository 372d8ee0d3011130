import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { encodeBase64Url } from "hono/utils/encode";

const keyBytes = 16;

/** A new seat's key: 128 random bits. Whoever has it plays from that seat. */
export const newKey = (): string => encodeBase64Url(randomBytes(keyBytes).buffer).replace(/=+$/, "");

/** What is kept of a key: enough to know it again, not enough to use it. */
export const holderOf = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)));

/** A new table's seed, hex: 32 random bytes. */
export const newSeed = (): string => bytesToHex(randomBytes(32));
