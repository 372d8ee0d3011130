import type { Messages } from "../messages";
import { board } from "./board";
import { brief } from "./brief";
import { events } from "./events";
import { moves } from "./moves";
import { names } from "./names";
import { objective, progress } from "./objective";
import { objectives } from "./objectives";
import { options } from "./options";
import { pactStatus, pactTerms, victory } from "./pacts";
import { page } from "./page";
import { play } from "./play";
import { refusals } from "./refusals";
import { rulesets } from "./rulesets/index";
import { says } from "./says";
import { table } from "./table";

/** Spanish as spoken at the Río de la Plata. */
export const es: Messages = {
  names,
  events,
  refusals,
  says,
  brief,
  options,
  objectives,
  objective,
  progress,
  rulesets,
  victory,
  pactStatus,
  pactTerms,
  page,
  play,
  moves,
  table,
  board,
};
