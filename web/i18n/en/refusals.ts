import type { RefusalSentences } from "../messages";
import { named } from "../named";
import { armies, card, cards, continent, count, list, territory } from "./grammar";
import { names } from "./names";

const phase = (id: string) => `“${named(names.phases, id)}”`;
const at = (id: string | undefined) => (id === undefined ? "" : ` in ${territory(id)}`);

/** Why not: one clear sentence with its facts. */
export const refusals: RefusalSentences = {
  malformed: (r) => `What came as “${r.field}” makes no sense: ${r.expected} was expected.`,
  "no-such-territory": (r) => `This board has no territory “${r.territory}”.`,
  "no-such-seat": (r) => `Seat ${r.seat + 1} cannot be chosen at this table.`,
  "not-your-turn": (r, telling) => `It is not your turn yet: it is ${telling.seat(r.turn)}'s.`,
  "wrong-phase": (r) =>
    r.expected.length === 0
      ? `Not now: the phase is ${phase(r.phase)}.`
      : `That belongs to ${r.expected.map(phase).join(" or ")}, and the phase is ${phase(r.phase)}.`,
  "not-yours": (r, telling) =>
    r.whose === undefined
      ? `You do not hold ${territory(r.territory)}.`
      : `${territory(r.territory)} is not held by ${telling.seat(r.whose)}.`,
  "own-territory": (r) => `You already hold ${territory(r.territory)}: attack somebody else's.`,
  "not-adjacent": (r) => `${territory(r.from)} does not border ${territory(r.to)}.`,
  "too-few-armies": (r) => `It takes at least ${armies(r.least)}${at(r.territory)}; there are ${r.armies}.`,
  "too-many-armies": (r) => `At most ${armies(r.most)}${at(r.territory)}; you asked for ${r.armies}.`,
  "bad-dice": (r) => `Not with ${count(r.dice, "die", "dice")}: here it is ${r.allowed.join(" or ")}.`,
  "equal-forces": (r) =>
    `${territory(r.territory)} is defended by ${r.armies}, and attacking with as many would leave it empty: send more, or fewer.`,
  "already-traded": (r) =>
    `No more trading this turn: ${count(r.most, "exchange is", "exchanges are")} allowed, and before placing.`,
  "outside-continent": (r) => {
    const inside = Object.entries(r.continents).map(([id, n]) => `${n} in ${continent(id)}`);
    return `You put ${armies(r.armies)} just anywhere and ${r.free} may go there: the rest only inside its continent (${list(inside)}).`;
  },
  "no-such-card": (r) => `You do not hold the card of ${card(r.card)}.`,
  "not-a-set": (r) =>
    `${list(r.cards.map(card))} are no set: it takes three equal symbols or three different ones.`,
  "must-trade": (r) =>
    `You hold ${cards(r.cards)} and may not go on with more than ${r.most}: trade a set first.`,
  "must-occupy": (r) =>
    `First occupy ${territory(r.to)}: choose how many armies move from ${territory(r.from)}, ${r.armies[0]} to ${r.armies[1]}.`,
  "must-place": (r) => `You still have ${armies(r.left)} to place.`,
  "already-moved": (r) =>
    r.most === 0
      ? `The armies of ${territory(r.territory)} arrived this turn and stay: you asked for ${r.armies} and none may leave.`
      : `Armies that arrived in ${territory(r.territory)} this turn stay: ${r.most} may leave and you asked for ${r.armies}.`,
  "pact-in-force": (r, telling) =>
    `Pact ${r.pact} with ${telling.seat(r.with)} is in force and forbids it. It can be broken, for all to see, under “Pacts”.`,
  "no-such-pact": (r) =>
    `There is no pact ${r.pact} with which you can do that: it was answered, has lapsed, or is other people's.`,
  "game-over": () => "The game is over.",
  stale: () =>
    "The board changed while you were deciding, and nothing was done. See how it stands now and choose again.",
  "not-in-these-rules": (r) => `These rules know no “${r.command}”.`,
  "out-of-play": (r, telling) => `${telling.seat(r.seat)} no longer takes part.`,
  "not-seated": () => "That takes a seat at this table. If you had one, open it with its private link.",
  "not-owner": () => "The owner of the table decides that.",
  locked: () => "The table is locked: nobody else comes in.",
  "foreign-origin": () =>
    "That request came from another site and nothing was done. Open the table and try from there.",
  "no-such-page": () => "There is no page of that name here.",
  "no-such-table": () => "There is no table of that name yet: somebody has to sit down first.",
  "already-taken": (r) =>
    r.what === "territory"
      ? `${territory(r.territory)} is somebody's already: claim a free one.`
      : {
          colour: "Somebody has that colour already: choose a free one.",
          name: "Somebody at this table has that name already: choose another.",
          seat: "That seat is taken.",
        }[r.what],
  "table-full": (r) => `All ${count(r.seats, "seat is", "seats are")} taken. You may watch the game.`,
  "too-few-seats": (r) =>
    `It takes ${r.least} to start and there are ${r.seats}. Invite somebody or add a bot.`,
  "already-started": () => "The game has begun, and that is decided before.",
  "not-started": () => "The game has not begun yet.",
  "too-large": (r) => `That is too long: at most ${r.most} bytes.`,
  "too-fast": () => "Too many requests in a row. Wait a few seconds and try again.",
};
