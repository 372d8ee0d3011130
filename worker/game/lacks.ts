import type { CommandType } from "./command";
import { commands } from "./commands/index";
import type { Rulebook } from "./ruleset";

/** Whether it is a command that these rules do not have; false for a word that is no command at all. */
export function lacks(book: Rulebook, word: string): boolean {
  return isCommand(word) && commands[word].played?.(book) === false;
}

const isCommand = (word: string): word is CommandType => Object.hasOwn(commands, word);
