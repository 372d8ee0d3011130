import { describe, expect, test } from "vitest";
import type { Command, PactScope, Seat } from "../../worker/game/index";
import { dice } from "../support/dice";
import { attack, next, surrender } from "../support/game";
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
import type { Situation } from "../support/specification";

describe("001 «el pacto se propone y se acepta con un botón, y el tablero lo muestra»", () => {
  test("001-34 001-35 an offer at one border, accepted", () => {
    const offered = facing().when(0, offer(1));
    offered.tells({ type: "pact-offered", pact: 1, by: 0, with: 1, scope: border, rounds: null });
    expect(pactOf(offered)).toMatchObject({ status: "offered", offeredIn: 1, acceptedIn: null });
    const made = offered.when(1, accept(1));
    made.tells({ type: "pact-accepted", pact: 1, untilRound: null });
    expect(pactOf(made)).toMatchObject({ status: "in-force", acceptedIn: 1, by: 0, with: 1 });
  });

  test("001-34 001-R22 «o en todo el mapa»: while it binds, the attack is refused", () => {
    const made = agreed("world");
    for (const [from, to] of [
      ["brazil", "sahara"],
      ["spain", "sahara"],
    ] as const)
      made.when(0, attack(from, to)).refuses({ code: "pact-in-force", pact: 1, with: 1 });
  });

  test("001-34 a border pact speaks of that border alone", () => {
    const made = agreed();
    made.when(0, attack("brazil", "sahara")).refuses({ code: "pact-in-force", pact: 1, with: 1 });
    made.when(0, attack("spain", "sahara"), dice(6, 6, 6, 1, 1, 1));
    const theirs = untilTurnOf(made, 1);
    const attacking = theirs
      .when(1, { type: "place", armies: { zaire: theirs.state.left.free } })
      .when(1, next);
    attacking.when(1, attack("sahara", "brazil")).refuses({ code: "pact-in-force", pact: 1, with: 0 });
    attacking.when(1, attack("sahara", "spain"), dice(6, 6, 6, 1, 1, 1));
    expect(attacking.choices(1)).not.toContainEqual({ command: attack("sahara", "brazil") });
    expect(attacking.choices(1)).toContainEqual({ command: attack("sahara", "spain") });
  });

  test("an offer alone binds nobody", () => {
    facing()
      .when(0, offer(1, "world"))
      .when(0, attack("brazil", "sahara"), dice(6, 6, 6, 1, 1, 1));
  });

  test("a pact binds its two sides, not others", () => {
    agreed("world").when(0, attack("brazil", "peru"), dice(6, 6, 6, 1, 1, 1));
  });

  test("001-35 everybody sees offers and pacts, watchers too", () => {
    const offered = facing().when(0, offer(1));
    for (const viewer of [0, 1, 2, 3, null]) expect(offered.view(viewer).pacts).toHaveLength(1);
  });

  test("001-R23 any living seat may offer, answer and break at any time, in others' turns and under a question", () => {
    const asked = facing()
      .when(0, attack("spain", "sahara", { until: "conquest" }), dice(6, 6, 6, 1, 1, 1, 6, 6, 6, 1, 1))
      .when(3, offer(2, "world"))
      .when(0, offer(3, "world"))
      .when(2, accept(1))
      .when(3, decline(2));
    expect(asked.view(null).asks?.question).toBe("occupy");
    asked.when(2, breaking(1)).tells({ type: "pact-broken", pact: 1, by: 2, atOnce: false });
  });
});

describe("001 who may do what with an offer", () => {
  test("001-R23 only its addressee answers, only its maker withdraws", () => {
    const offered = facing().when(0, offer(1));
    for (const seat of [0, 2, 3]) {
      offered.when(seat, accept(1)).refuses({ code: "no-such-pact", pact: 1 });
      offered.when(seat, decline(1)).refuses({ code: "no-such-pact", pact: 1 });
    }
    for (const seat of [1, 2, 3]) offered.when(seat, withdraw(1)).refuses({ code: "no-such-pact", pact: 1 });
    offered.when(1, decline(1)).tells({ type: "pact-declined", pact: 1 });
    offered.when(0, withdraw(1)).tells({ type: "pact-withdrawn", pact: 1 });
  });

  test("PCT-02 what is withdrawn, declined or unknown can no longer be accepted", () => {
    const offered = facing().when(0, offer(1));
    for (const gone of [offered.when(0, withdraw(1)), offered.when(1, decline(1)), facing()])
      gone.when(1, accept(1)).refuses({ code: "no-such-pact", pact: 1 });
    offered.when(1, accept(1)).when(1, accept(1)).refuses({ code: "no-such-pact", pact: 1 });
    offered.when(0, breaking(1)).refuses({ code: "no-such-pact", pact: 1 });
  });

  test("a third seat cannot break it, and a broken one is not broken again", () => {
    const made = agreed();
    made.when(2, breaking(1)).refuses({ code: "no-such-pact", pact: 1 });
    made.when(0, breaking(1)).when(1, breaking(1)).refuses({ code: "no-such-pact", pact: 1 });
  });

  test.each<[string, Command, object]>([
    ["oneself", offer(0), { code: "no-such-seat", seat: 0 }],
    ["a seat that is not there", offer(4), { code: "no-such-seat", seat: 4 }],
    [
      "a territory that is not there",
      offer(1, { border: ["brazil", "atlantis"] }),
      { code: "no-such-territory", territory: "atlantis" },
    ],
    [
      "a border of others",
      offer(1, { border: ["peru", "sahara"] }),
      { code: "not-yours", territory: "peru" },
    ],
    [
      "a border with another",
      offer(1, { border: ["brazil", "peru"] }),
      { code: "not-yours", territory: "peru", whose: 1 },
    ],
    [
      "no border",
      offer(1, { border: ["brazil", "zaire"] }),
      { code: "not-adjacent", from: "brazil", to: "zaire" },
    ],
    ["no round", offer(1, border, 0), { code: "malformed", field: "rounds", expected: "1…" }],
  ])("an offer to %s is refused", (_, command, violation) => {
    expect(facing().when(0, command).violation).toEqual(violation);
  });

  test("with a seat that is out of play: out-of-play, whoever asks", () => {
    const gone = facing().when(1, surrender);
    gone.when(0, offer(1, "world")).refuses({ code: "out-of-play", seat: 1 });
    gone.when(1, offer(0, "world")).refuses({ code: "out-of-play", seat: 1 });
  });

  test.each<[string, Situation, Command, number]>([
    ["the same border, offered", facing().when(0, offer(1)), offer(1), 0],
    [
      "the same border, offered from the other side",
      facing().when(0, offer(1)),
      offer(0, { border: ["sahara", "brazil"] }),
      1,
    ],
    ["the same border, agreed", agreed(), offer(1), 0],
    ["a border that a pact over all the map covers", agreed("world"), offer(1), 0],
    ["all the map, offered", facing().when(0, offer(1, "world")), offer(0, "world"), 1],
    [
      "all the map, broken with its notice still running",
      agreed("world").when(0, breaking(1)),
      offer(1, "world"),
      0,
    ],
  ])("001-R26 a second offer is pact-in-force: %s", (_, now, command, seat) => {
    now.when(seat, command).refuses({ code: "pact-in-force", pact: 1, with: 1 - seat });
    expect(now.choices(seat)).not.toContainEqual({ command });
  });

  test.each<[string, Situation, Seat, PactScope]>([
    ["all the map beside a border", agreed(), 1, "world"],
    ["a border beside an offer over all the map", facing().when(0, offer(1, "world")), 1, border],
    ["another border", agreed(), 1, { border: ["spain", "sahara"] }],
    ["another seat", agreed("world"), 2, "world"],
    ["the same again, the first being withdrawn", facing().when(0, offer(1)).when(0, withdraw(1)), 1, border],
    ["the same again, the first being declined", facing().when(0, offer(1)).when(1, decline(1)), 1, border],
  ])("a second offer is good: %s", (_, now, to, scope) => {
    const event = { type: "pact-offered", pact: 2, by: 0, with: to, scope, rounds: null } as const;
    now.when(0, offer(to, scope)).tells(event);
  });
});
