import type { CommandOf, CommandType } from "../command";
import type { Handler } from "../handler";
import { attack } from "./attack";
import { claim } from "./claim";
import { defend } from "./defend";
import { next } from "./next";
import { occupy } from "./occupy";
import { pactAccept, pactBreak, pactDecline, pactWithdraw } from "./pactAnswer";
import { pactOffer } from "./pactOffer";
import { pass } from "./pass";
import { place } from "./place";
import { playCard } from "./playCard";
import { regroup } from "./regroup";
import { standing } from "./standing";
import { surrender } from "./surrender";
import { trade } from "./trade";

/** The closed table of commands: what a seat can order, each in its file. */
export const commands: { readonly [T in CommandType]: Handler<CommandOf<T>> } = {
  claim,
  place,
  trade,
  attack,
  defend,
  pass,
  occupy,
  regroup,
  next,
  "pact-offer": pactOffer,
  "pact-withdraw": pactWithdraw,
  "pact-accept": pactAccept,
  "pact-decline": pactDecline,
  "pact-break": pactBreak,
  "play-card": playCard,
  standing,
  surrender,
};
