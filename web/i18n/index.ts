import type { Language } from "../tableView";
import { en } from "./en";
import { es } from "./es";
import type { Messages } from "./messages";

export type { Messages, Telling } from "./messages";
export { rulesetText } from "./rulesetText";
export { refusalSentence } from "./tell";

/** Everything that is said, by language. Another one is a folder and a line. */
export const messages: Readonly<Record<Language, Messages>> = { es, en };
