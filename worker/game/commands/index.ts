import type { CommandOf, CommandType } from "../command";
import type { Handler } from "../handler";
import { attack } from "./attack";
import { next } from "./next";
import { occupy } from "./occupy";
import { pactAccept, pactBreak, pactDecline, pactWithdraw } from "./pactAnswer";
import { pactOffer } from "./pactOffer";
import { place } from "./place";
import { regroup } from "./regroup";
import { surrender } from "./surrender";
import { trade } from "./trade";

/** The closed table of commands: what a seat can order, each in its file. */
export const commands: { readonly [T in CommandType]: Handler<CommandOf<T>> } = {
  place,
  trade,
  attack,
  occupy,
  regroup,
  next,
  "pact-offer": pactOffer,
  "pact-withdraw": pactWithdraw,
  "pact-accept": pactAccept,
  "pact-decline": pactDecline,
  "pact-break": pactBreak,
  surrender,
};
