import type { Messages } from "../messages";
import { board } from "./board";
import { events } from "./events";
import { names } from "./names";
import { objective, progress } from "./objective";
import { objectives } from "./objectives";
import { options } from "./options";
import { pactStatus, pactTerms, victory } from "./pacts";
import { page } from "./page";
import { play } from "./play";
import { refusals } from "./refusals";
import { rulesets } from "./rulesets";
import { says } from "./says";
import { table } from "./table";

/** Spanish as spoken at the Río de la Plata. */
export const es: Messages = {
  names,
  events,
  refusals,
  says,
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
  table,
  board,
};
