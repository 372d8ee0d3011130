import { describe, expect, test } from "vitest";
import { dice } from "../support/dice";
import {
  attack,
  bookWith,
  everywhere,
  granted,
  held,
  inside,
  next,
  place,
  position,
  regroup,
} from "../support/game";
import { given, idle, told } from "../support/specification";

const book = bookWith();

describe("001 «El turno»", () => {
  test("001-07 «Un turno tiene tres partes, siempre en este orden»: incorporate, attack, regroup, then the next seat's", () => {
    const reinforcing = given([
      ...position({ at: held(0, inside("africa", 2)), phase: "reinforce" }),
      granted(0, 3),
    ]);
    const attacking = reinforcing.when(0, place({ sahara: 3 })).when(0, next);
    attacking.tells({ type: "phase-began", seat: 0, phase: "attack" });
    const regrouping = attacking.when(0, next);
    regrouping.tells({ type: "phase-began", seat: 0, phase: "regroup" });
    const passed = regrouping.when(0, next);
    passed.tells(
      { type: "turn-ended", seat: 0 },
      { type: "turn-began", seat: 1, round: 1, pass: 0, phase: "reinforce" },
      granted(1, 12),
    );
  });

  test("001-08 «Recibís ejércitos y los colocás en tus países»", () => {
    const at = held(0, ["brazil", "sahara"]);
    const turn = given([...position({ at, phase: "reinforce" }), granted(0, 3)]);
    expect(turn.when(0, place({ brazil: 1, sahara: 2 })).armies("sahara")).toBe(3);
    turn.when(0, place({ peru: 3 })).refuses({ code: "not-yours", territory: "peru" });
  });

  test("001-09 «Atacar. Todos los ataques que quieras, o ninguno»", () => {
    const at = { brazil: [0, 9], sahara: [1, 5] } as const;
    let turn = given(position({ at }));
    turn.when(0, next).tells({ type: "phase-began", seat: 0, phase: "regroup" });
    const three = [6, 1, 1, 5, 5, 5];
    for (const rolled of [three, three, three, [6, 1, 5, 5], [1, 6]])
      turn = turn.when(0, attack("brazil", "sahara"), dice(...rolled));
    expect([turn.armies("brazil"), turn.armies("sahara")]).toEqual([1, 1]);
  });

  test("001-10 «Reagrupar. Mover ejércitos entre países tuyos que sean limítrofes»", () => {
    const at = { brazil: [0, 4], peru: [0, 1], spain: [0, 1], sahara: [1, 1] } as const;
    const turn = given(position({ at, phase: "regroup" }));
    const moved = turn.when(0, regroup("brazil", "peru", 3));
    moved.tells({ type: "armies-regrouped", from: "brazil", to: "peru", armies: 3 });
    expect([moved.armies("brazil"), moved.armies("peru")]).toEqual([1, 4]);
    turn
      .when(0, regroup("brazil", "spain", 1))
      .refuses({ code: "not-adjacent", from: "brazil", to: "spain" });
    turn.when(0, regroup("brazil", "sahara", 1)).refuses({ code: "not-yours", territory: "sahara" });
  });

  test("001-R04 seats play whole turns in seat order, and the one that began begins every round", () => {
    let turn = given(position({ seats: 4, rest: [0, 1, 2, 3], turn: 2, first: 2, phase: "regroup" }));
    const turns: number[][] = [];
    for (let i = 0; i < 9; i++) {
      turn = idle(turn);
      turns.push([turn.state.round, turn.state.turn]);
    }
    const rounds = [1, 2, 3].flatMap((round) => [2, 3, 0, 1].map((seat) => [round, seat]));
    expect(turns).toEqual(rounds.slice(1, 10));
  });
});

/** What the seat 1 of a game of three is granted when its turn opens, holding this. */
function incomeWith(ids: readonly string[]) {
  const at = held(1, ids);
  const passed = given(position({ at, rest: [0, 2], phase: "regroup" })).when(0, next);
  const [{ free, continents }] = told(passed.events, "armies-granted");
  return { free, continents };
}

/** So many territories without a whole continent among them. */
const scattered = (count: number): string[] =>
  everywhere
    .filter((id) => !["argentina", "mexico", "sahara", "java", "spain", "japan"].includes(id))
    .slice(0, count);

describe("001 «Cuántos ejércitos se incorporan»", () => {
  test.each([
    [1, 3],
    [5, 3],
    [6, 3],
    [7, 3],
    [8, 4],
    [15, 7],
    [25, 12],
    [29, 14],
  ])(
    "001-11 001-12 001-E14 RUL-08 «la mitad de los países que tenés, redondeando para abajo. Con menos de seis países, 3 fijos»: %i give %i",
    (count, armies) => {
      expect(incomeWith(scattered(count))).toEqual({ free: armies, continents: {} });
    },
  );

  test.each([
    ["asia", 7, 15],
    ["europe", 5, 9],
    ["north-america", 5, 10],
    ["south-america", 3, 6],
    ["africa", 3, 6],
    ["oceania", 2, 4],
  ])(
    "001-13 001-15 «si tenés todos los países de un continente, cobrás su bonus»: %s %i",
    (continent, bonus, size) => {
      const ids = inside(continent);
      expect(ids).toHaveLength(size);
      expect(incomeWith(ids).continents).toEqual({ [continent]: bonus });
      for (const missing of ids)
        expect(incomeWith(ids.filter((id) => id !== missing)).continents).toEqual({});
    },
  );

  test("001-13 several continents, each its own bonus", () => {
    expect(incomeWith([...inside("oceania"), ...inside("asia")])).toEqual({
      free: 9,
      continents: { oceania: 2, asia: 7 },
    });
  });

  test("001-14 RUL-08 «Esos ejércitos solo se pueden poner en ese continente»", () => {
    const at = held(0, [...inside("oceania"), "chile"]);
    const turn = given([...position({ at, phase: "reinforce" }), granted(0, 3, { oceania: 2 })]);
    turn.when(0, place({ chile: 4 })).refuses({
      code: "outside-continent",
      armies: 4,
      free: 3,
      continents: { oceania: 2 },
    });
    const inIt = turn.when(0, place({ java: 1, chile: 3 }));
    expect(inIt.state.left).toEqual({ free: 0, continents: { oceania: 1 } });
    inIt.when(0, place({ chile: 1 })).refuses({
      code: "outside-continent",
      armies: 1,
      free: 0,
      continents: { oceania: 1 },
    });
    inIt.when(0, next).refuses({ code: "must-place", left: 1 });
    inIt
      .when(0, place({ sumatra: 1 }))
      .when(0, next)
      .tellsAlso({ type: "phase-began", seat: 0, phase: "attack" });
  });

  test("001-08 only the seat on turn has anything to place", () => {
    const turn = given([...position({ at: held(0, ["peru"]), phase: "reinforce" }), granted(0, 3)]);
    expect(turn.view(0).you?.left).toEqual({ free: 3, continents: {} });
    expect(turn.view(1).you?.left).toEqual({ free: 0, continents: {} });
  });

  test("001-40 «Oceanía y América del Sur pagan todos los turnos»", () => {
    const at = held(0, [...inside("oceania"), ...inside("south-america")]);
    let turn = given(position({ at, phase: "regroup" }));
    for (const round of [2, 3]) {
      const others = idle(idle(turn));
      turn = idle(others);
      turn.tellsAlso(
        { type: "turn-began", seat: 0, round, pass: 0, phase: "reinforce" },
        granted(0, 5, { "south-america": 3, oceania: 2 }),
      );
    }
  });
});

describe("001 the first round", () => {
  test("001-R03 with the option every round has an income, as the seed says; without, the first has none", () => {
    const whole = { first: "reinforce", after: { reinforce: "attack", attack: "regroup" } };
    expect(book.flow.laps(1)).toEqual([whole]);
    const without = bookWith({ "first-round-income": "no" });
    expect(without.flow.laps(1)).toEqual([{ first: "attack", after: { attack: "regroup" } }]);
    expect(without.flow.laps(2)).toEqual([whole]);
  });

  test("001-R03 without income a turn of the first round begins with the attack, and the second round pays", () => {
    const options = { "first-round-income": "no" };
    const at = held(0, ["peru"]);
    const passed = given(position({ at, options, phase: "regroup" })).when(0, next);
    passed.tells(
      { type: "turn-ended", seat: 0 },
      { type: "turn-began", seat: 1, round: 1, pass: 0, phase: "attack" },
    );
    const second = passed.when(1, next).when(1, next).when(2, next).when(2, next);
    second.tells(
      { type: "turn-ended", seat: 2 },
      { type: "round-began", round: 2, first: 0 },
      { type: "turn-began", seat: 0, round: 2, pass: 0, phase: "reinforce" },
      granted(0, 3),
    );
  });
});
