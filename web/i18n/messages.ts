import type {
  CardOrder,
  Colour,
  DefenceOrder,
  Objective,
  Pact,
  PactStatus,
  PhaseName,
  Progress,
  PublicEvent,
  RulesetId,
  Says,
  SaysKey,
  VictoryReason,
} from "../../worker/game";
import type { BotPace, Refusal, RefusalCode } from "../tableView";
import type { board } from "./es/board";
import type { brief } from "./es/brief";
import type { moves } from "./es/moves";
import type { names } from "./es/names";
import type { objectives } from "./es/objectives";
import type { options } from "./es/options";
import type { page } from "./es/page";
import type { play } from "./es/play";
import type { table } from "./es/table";

/** Who is who at the table that a sentence speaks of. */
export interface Telling {
  /** Whose turn is told of: who attacked and moved. Null: that is not known. */
  readonly by: number | null;
  /** The name as typed, or the colour's. */
  seat(seat: number): string;
  colour(seat: number): Colour;
  pact(id: number): Pact | undefined;
}

/** A sentence for every event, by its type. */
export type EventSentences = {
  readonly [T in PublicEvent["type"]]: (event: Extract<PublicEvent, { type: T }>, telling: Telling) => string;
};

/** A sentence for every refusal, by its code. */
export type RefusalSentences = {
  readonly [C in RefusalCode]: (refusal: Extract<Refusal, { code: C }>, telling: Telling) => string;
};

/** A sentence for every rule that prints itself. */
export type SaysSentences = { readonly [K in SaysKey]: (says: Extract<Says, { says: K }>) => string };

/** What is said of one ruleset as a whole, and of what its seed leaves open. */
export interface RulesetText {
  readonly name: string;
  readonly tagline: string;
  readonly source: string;
  /** Questions the source leaves open, and how they were settled. */
  readonly rulings: readonly { readonly question: string; readonly answer: string }[];
  /** What becomes of what. */
  readonly whens: readonly { readonly when: string; readonly what: string }[];
}

export interface OptionText {
  readonly title: string;
  readonly about: string;
  /** By value; whole numbers are put into `number`. */
  readonly values: Readonly<Record<string, string>>;
  readonly number?: (value: number) => string;
}

/** Everything that is said in one language. The compiler demands it whole. */
export interface Messages {
  readonly names: {
    readonly territories: Readonly<Record<keyof typeof names.territories, string>>;
    readonly continents: Readonly<Record<keyof typeof names.continents, string>>;
    readonly symbols: Readonly<Record<keyof typeof names.symbols, string>>;
    readonly cards: Readonly<Record<keyof typeof names.cards, string>>;
    readonly colours: Readonly<Record<Colour, string>>;
    readonly phases: Readonly<Record<PhaseName, string>>;
    readonly defences: Readonly<Record<DefenceOrder, string>>;
    readonly answers: Readonly<Record<CardOrder, string>>;
    readonly levels: Readonly<Record<string, string>>;
    readonly paces: Readonly<Record<BotPace, string>>;
  };
  readonly events: EventSentences;
  readonly refusals: RefusalSentences;
  readonly says: SaysSentences;
  /** The same in a few words, for comparing. */
  readonly brief: Pick<SaysSentences, keyof typeof brief>;
  readonly options: Readonly<Record<keyof typeof options, OptionText>>;
  readonly objectives: Readonly<Record<keyof typeof objectives, string>>;
  readonly objective: (objective: Objective, telling: Telling) => string;
  readonly progress: (progress: Progress, telling: Telling) => string;
  readonly rulesets: Readonly<Record<RulesetId, RulesetText>>;
  /** Why it was won, as the rest of "so-and-so won: …". */
  readonly victory: Readonly<Record<VictoryReason, string>>;
  readonly pactStatus: Readonly<Record<PactStatus, string>>;
  /** What a pact covers and for how long. */
  readonly pactTerms: (pact: Pick<Pact, "scope" | "rounds">) => string;
  /** Words of the pages, of the play, and of the table. */
  readonly page: Same<typeof page>;
  readonly play: Same<typeof play>;
  readonly moves: Same<typeof moves>;
  readonly table: Same<typeof table>;
  /** Words of the map and of the page around it. */
  readonly board: Same<typeof board>;
}

/** The same keys with any text: what another language must fill in. */
type Same<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: never[]) => string
      ? T[K]
      : Same<T[K]>;
};
