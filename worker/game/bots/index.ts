import type { Bot } from "./bot";
import { frontier } from "./frontier";
import { steady } from "./steady";

/** The levels that a bot's seat can have, the one it has by default first. */
export const botLevels = ["steady", "frontier"] as const;
export type BotLevel = (typeof botLevels)[number];

/** Every bot by its level. */
export const bots: Readonly<Record<BotLevel, Bot>> = { steady, frontier };
