import type { Command } from "../command";
import type { Random } from "../random";
import type { View } from "../view";

/** Plays one order. It sees what a player in its seat sees, so it cannot cheat, and remembers nothing from order to order. */
export type Bot = (view: View, random: Random) => Command;
