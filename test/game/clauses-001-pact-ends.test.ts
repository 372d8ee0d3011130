import { describe, expect, test } from "vitest";
import { dice } from "../support/dice";
import { attack, next, position, surrender } from "../support/game";
import {
  accept,
  agreed,
  border,
  breaking,
  decline,
  facing,
  offer,
  pactOf,
  untilTurnOf,
  withdraw,
} from "../support/pacts";
import { given, idle } from "../support/specification";

describe("001 when an offer expires and a pact ends", () => {
  test("001-R24 PCT-02 an offer expires at the end of the other's next turn, for both", () => {
    const theirTurn = untilTurnOf(facing().when(0, offer(1)), 1);
    expect(pactOf(theirTurn).status).toBe("offered");
    const after = idle(theirTurn);
    after.tellsAlso({ type: "pact-ended", pact: 1, why: "offer-expired" });
    after.when(1, accept(1)).refuses({ code: "no-such-pact", pact: 1 });
    after.when(0, withdraw(1)).refuses({ code: "no-such-pact", pact: 1 });
  });

  test("made in the other's own turn, it stays until the end of the next to begin", () => {
    const offered = facing({ turn: 1 }).when(0, offer(1));
    const after = idle(offered);
    expect(pactOf(after).status).toBe("offered");
    expect(pactOf(idle(untilTurnOf(after, 1))).status).toBe("offer-expired");
  });

  test("001-R25 PCT-03 rounds: k made in round r holds until round r + k begins; an attack then is no breach", () => {
    const made = agreed("world", 2, { round: 3 });
    expect(pactOf(made).untilRound).toBe(5);
    let turn = made;
    while (turn.state.round < 5) {
      expect(pactOf(turn).status).toBe("in-force");
      turn = idle(turn);
    }
    turn.tellsAlso(
      { type: "round-began", round: 5, first: 0 },
      { type: "pact-ended", pact: 1, why: "rounds-over" },
      { type: "turn-began", seat: 0, round: 5, pass: 0, phase: "reinforce" },
    );
    const attacking = turn.when(0, { type: "place", armies: { spain: turn.state.left.free } }).when(0, next);
    const fought = attacking.when(0, attack("brazil", "sahara"), dice(6, 6, 6, 1, 1, 1));
    expect(pactOf(fought)).toMatchObject({ status: "rounds-over", brokenBy: null, endedIn: 5 });
  });

  test("the rounds count from when it was accepted", () => {
    let turn = facing({ turn: 1 }).when(0, offer(1, "world", 1));
    turn = untilTurnOf(turn, 1).when(1, accept(1));
    expect(pactOf(turn)).toMatchObject({ offeredIn: 1, acceptedIn: 2, untilRound: 3 });
  });

  test("001-36 001-E48 Pacted border: broken in public, it binds until the end of the other's next turn", () => {
    // B breaks in its own turn; A's next turn ends before B's.
    const made = agreed(border, undefined, { turn: 1 });
    const broken = made.when(1, breaking(1));
    broken.tells({ type: "pact-broken", pact: 1, by: 1, atOnce: false });
    broken.when(1, attack("sahara", "brazil")).refuses({ code: "pact-in-force", pact: 1, with: 0 });
    const theirTurn = untilTurnOf(broken, 0);
    const theirs = theirTurn
      .when(0, { type: "place", armies: { spain: theirTurn.state.left.free } })
      .when(0, next);
    theirs.when(0, attack("brazil", "sahara")).refuses({ code: "pact-in-force", pact: 1, with: 1 });
    const after = idle(theirs);
    after.tellsAlso({ type: "turn-ended", seat: 0 }, { type: "pact-ended", pact: 1, why: "notice-over" });
    const own = after.when(1, { type: "place", armies: { zaire: after.state.left.free } }).when(1, next);
    own.when(1, attack("sahara", "brazil"), dice(6, 6, 6, 1, 1, 1));
  });

  test("001-R17 001-E48 broken in the other's own turn, it binds until the end of the next to begin", () => {
    const broken = agreed(border).when(1, breaking(1));
    const after = idle(broken);
    expect(pactOf(after).status).toBe("notice");
    expect(pactOf(untilTurnOf(after, 0)).status).toBe("notice");
    expect(pactOf(idle(untilTurnOf(after, 0))).status).toBe("broken");
  });

  test("001-R17 however long ago the pact was made, its notice runs from when it was broken", () => {
    const old = untilTurnOf(untilTurnOf(agreed(border), 1), 0);
    const broken = old.when(1, breaking(1));
    expect(pactOf(idle(broken)).status).toBe("notice");
    expect(pactOf(idle(untilTurnOf(idle(broken), 0))).status).toBe("broken");
  });

  test("001-R17 with the option a broken pact is over at once", () => {
    const broken = agreed(border, undefined, { options: { "pact-notice": "at-once" } }).when(0, breaking(1));
    broken.tells({ type: "pact-broken", pact: 1, by: 0, atOnce: true });
    broken.when(0, attack("brazil", "sahara"), dice(6, 6, 6, 1, 1, 1));
    expect(pactOf(broken)).toMatchObject({ status: "broken", brokenBy: 0, brokenIn: 1, endedIn: 1 });
  });

  test("001-E48 when one of its territories changes hands the pact is over for good", () => {
    const at = { brazil: [0, 1], sahara: [1, 5], peru: [2, 2], spain: [0, 1], zaire: [1, 1] } as const;
    const taken = given(position({ seats: 4, at, rest: [3], turn: 2, options: { victory: "world" } }))
      .when(0, offer(1))
      .when(1, accept(1))
      .when(0, offer(1, "world"))
      .when(2, attack("peru", "brazil"), dice(6, 1));
    taken.tellsAlso({ type: "pact-ended", pact: 1, why: "territory-lost" });
    expect([pactOf(taken).status, pactOf(taken, 2).status]).toEqual(["territory-lost", "offered"]);
    taken.when(0, breaking(1)).refuses({ code: "no-such-pact", pact: 1 });
  });

  test("001-E48 whichever of the two it is, and whoever takes it", () => {
    const at = { brazil: [0, 5], sahara: [1, 1], spain: [2, 2], zaire: [1, 1] } as const;
    given(position({ seats: 4, at, rest: [3], turn: 2, options: { victory: "world" } }))
      .when(0, offer(1))
      .when(1, accept(1))
      .when(2, attack("spain", "sahara"), dice(6, 1))
      .tellsAlso({ type: "pact-ended", pact: 1, why: "territory-lost" });
  });

  test("an offer of a border ends with one of its territories too", () => {
    const at = { brazil: [0, 1], sahara: [1, 5], peru: [2, 2], spain: [0, 1] } as const;
    const taken = given(position({ seats: 4, at, rest: [3], turn: 2, options: { victory: "world" } }))
      .when(0, offer(1))
      .when(2, attack("peru", "brazil"), dice(6, 1));
    taken.when(1, accept(1)).refuses({ code: "no-such-pact", pact: 1 });
  });

  test("001-R18 who surrenders or is eliminated has no pact and no offer any more", () => {
    const gone = agreed().when(2, offer(1, "world")).when(1, offer(3, "world")).when(1, surrender);
    expect(gone.view(null).pacts.map(({ status }) => status)).toEqual(["seat-out", "seat-out", "seat-out"]);
    const at = { brazil: [0, 2], sahara: [1, 1] } as const;
    const out = given(position({ seats: 4, at, rest: [2, 3] }))
      .when(1, offer(2, "world"))
      .when(0, attack("brazil", "sahara"), dice(6, 1));
    out.tellsAlso(
      { type: "seat-eliminated", seat: 1, by: 0 },
      { type: "pact-ended", pact: 1, why: "seat-out" },
    );
  });
});

describe("001 «lo que no se puede es romperlo y decir que no existía»", () => {
  test("001-37 PCT-04 every offer and pact stays on record: who, with whom, over what, and in which rounds", () => {
    let turn = agreed(border, undefined, { turn: 1 }).when(2, offer(3, "world")).when(3, decline(2));
    turn = turn.when(0, offer(2, "world")).when(0, withdraw(3)).when(1, breaking(1));
    turn = idle(untilTurnOf(turn, 0));
    const shown = turn.view(null).pacts.map(({ sinceTurn: _, ...pact }) => pact);
    const record = {
      rounds: null,
      untilRound: null,
      brokenBy: null,
      offeredIn: 1,
      acceptedIn: null,
      brokenIn: null,
    };
    expect(shown).toEqual([
      {
        ...record,
        id: 1,
        by: 0,
        with: 1,
        scope: border,
        status: "broken",
        brokenBy: 1,
        acceptedIn: 1,
        brokenIn: 1,
        endedIn: 2,
      },
      { ...record, id: 2, by: 2, with: 3, scope: "world", status: "declined", endedIn: 1 },
      { ...record, id: 3, by: 0, with: 2, scope: "world", status: "withdrawn", endedIn: 1 },
    ]);
  });
});
