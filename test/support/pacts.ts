import type { Command, Pact, PactScope, Seat } from "../../worker/game/index";
import { held, type Position, position } from "./game";
import { given, idle, type Situation } from "./specification";

export const border: PactScope = { border: ["brazil", "sahara"] };
export const offer = (to: Seat, scope: PactScope = border, rounds?: number): Command =>
  rounds === undefined
    ? { type: "pact-offer", with: to, scope }
    : { type: "pact-offer", with: to, scope, rounds };
export const accept = (pact: number): Command => ({ type: "pact-accept", pact });
export const decline = (pact: number): Command => ({ type: "pact-decline", pact });
export const withdraw = (pact: number): Command => ({ type: "pact-withdraw", pact });
export const breaking = (pact: number): Command => ({ type: "pact-break", pact });

/** A (seat 0) holds Brazil and Spain, B (seat 1) Sahara and Zaire, C (seat 2) Peru; the rest is seat 3's. */
export const facing = (wanted: Omit<Position, "at" | "seats"> = {}): Situation => {
  const at = {
    ...held(0, ["brazil", "spain"], 5),
    ...held(1, ["sahara", "zaire"], 5),
    peru: [2, 5],
  } as const;
  return given(position({ seats: 4, at, rest: [3], options: { victory: "world" }, ...wanted }));
};

export const agreed = (
  scope: PactScope = border,
  rounds?: number,
  wanted: Omit<Position, "at" | "seats"> = {},
): Situation =>
  facing(wanted)
    .when(0, offer(1, scope, rounds))
    .when(1, accept(1));

export const pactOf = (now: Situation, id = 1): Pact => {
  const found = now.view(null).pacts.find((pact) => pact.id === id);
  if (!found) throw new Error(`no pact ${id}`);
  return found;
};

/** Ends the turns until it is this seat's. */
export function untilTurnOf(now: Situation, seat: Seat): Situation {
  let turn = idle(now);
  while (turn.state.turn !== seat) turn = idle(turn);
  return turn;
}
