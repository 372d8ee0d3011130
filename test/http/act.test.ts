import { beforeEach, describe, expect, test } from "vitest";
import {
  ask,
  bearer,
  codeOf,
  newSlug,
  order,
  postForm,
  postJson,
  sit,
  someOrder,
  startedTable,
  viewOf,
} from "../table/visitor";

type Fields = Record<string, unknown>;

let slug: string;
let keys: string[];

beforeEach(async () => {
  ({ slug, keys } = await startedTable(3));
});

const turn = async () => (await viewOf(slug)).turn ?? 0;
const refusal = async (seat: number, command: Fields) => {
  const answer = await order(slug, keys[seat], command);
  const body: Fields = await answer.json();
  return { ...body, answered: answer.status };
};

/** Everybody places what there is to place, until somebody may attack. Answers who. */
async function untilAttack(): Promise<number> {
  for (let i = 0; i < 20; i++) {
    const { turn, phase } = await viewOf(slug);
    if (phase === "attack") return turn ?? 0;
    await order(slug, keys[turn ?? 0], await someOrder(slug, keys[turn ?? 0]));
  }
  throw new Error("no attack phase in twenty orders");
}

/** An attack that this seat may order. */
async function attackOf(seat: number): Promise<{ from: string; to: string }> {
  const { you } = await viewOf(slug, keys[seat]);
  for (const { command } of you?.choices ?? [])
    if (command.type === "attack" && typeof command.from === "string")
      return { from: command.from, to: command.to };
  throw new Error("no attack is open");
}

describe("a command is refused", () => {
  test("with its code, its facts and a sentence in the reader's language", async () => {
    const waiting = ((await turn()) + 1) % 3;
    const answer = await postJson(`/t/${slug}/act?lang=en`, { type: "next" }, keys[waiting]);
    expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
    expect(await answer.json()).toEqual({
      type: "about:blank",
      status: 409,
      title: "not-your-turn",
      code: "not-your-turn",
      turn: await turn(),
      detail: expect.stringMatching(/turn/),
    });
    const spanish = await postJson(`/t/${slug}/act`, { type: "next" }, keys[waiting]);
    expect(await spanish.json()).toMatchObject({ detail: expect.stringMatching(/turno/) });
  });

  test.each<[string, unknown, string]>([
    ["without a type", {}, "type"],
    ["of a type that is none", { type: "teleport" }, "type"],
    ["with a text for a number", { type: "occupy", armies: "many" }, "armies"],
    ["with half an army", { type: "occupy", armies: 1.5 }, "armies"],
    ["with less than no army", { type: "occupy", armies: -5 }, "armies"],
    ["with armies of a territory less than none", { type: "place", armies: { peru: -1 } }, "armies.peru"],
    ["without a field it needs", { type: "attack", from: "peru" }, "to"],
    ["with an id of other signs", { type: "next", id: "a b" }, "id"],
    ["with an id too long", { type: "next", id: "x".repeat(65) }, "id"],
    ["with a seen that is no version", { type: "next", seen: "now" }, "seen"],
    ["that is a list", [], "body"],
    ["with a scope that is none", { type: "pact-offer", with: 1, scope: "moon" }, "scope"],
  ])("as malformed %s", async (_, body, field) => {
    const answer = await ask(`/t/${slug}/act`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...bearer(keys[await turn()]) },
      body: JSON.stringify(body),
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: "malformed", field }),
    ]);
  });

  test("as malformed where it is no JSON, or of another kind altogether", async () => {
    const headers = { ...bearer(keys[0]), Accept: "application/json" };
    const post = (type: string, body: string) =>
      ask(`/t/${slug}/act`, { method: "POST", headers: { ...headers, "Content-Type": type }, body });
    expect(await codeOf(await post("application/json", "{"))).toBe("malformed");
    expect(await codeOf(await post("application/xml", "<next/>"))).toBe("malformed");
  });

  test("as too large", async () => {
    const answer = await order(slug, keys[0], { type: "next", filler: "x".repeat(20_000) });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      expect.objectContaining({ code: "too-large", most: 16384 }),
    ]);
  });

  test("where nobody sits, whoever asks: a watcher, a wrong key, another table's", async () => {
    const elsewhere = await sit(newSlug());
    for (const stranger of [undefined, "A".repeat(22), elsewhere, "not a key"]) {
      const answer = await postJson(`/t/${slug}/act`, { type: "next" }, stranger);
      expect([answer.status, await codeOf(answer)]).toEqual([401, "not-seated"]);
    }
    expect(await codeOf(await postJson(`/t/${slug}/act`, { type: "nonsense" }))).toBe("not-seated");
  });

  test("before the start", async () => {
    const lobby = newSlug();
    const key = await sit(lobby);
    expect(await codeOf(await order(lobby, key, { type: "next" }))).toBe("not-started");
    expect(await codeOf(await order(lobby, key, { type: "claim", territory: "peru" }))).toBe("not-started");
  });

  test.each(["claim", "defend", "pass", "play-card", "standing"])(
    "%s, which these rules lack",
    async (type) => {
      expect(await refusal(await turn(), { type })).toMatchObject({
        answered: 409,
        code: "not-in-these-rules",
        command: type,
      });
    },
  );

  test("with the facts of the rules, each under its code", async () => {
    const seat = await turn();
    const { territories } = await viewOf(slug);
    const own = Object.keys(territories).filter((id) => territories[id].seat === seat);
    const foreign = Object.keys(territories).find((id) => territories[id].seat !== seat) ?? "";
    const left = 8;
    const cases: [Fields, string, number][] = [
      [{ type: "place", armies: { atlantis: 1 } }, "no-such-territory", 400],
      [{ type: "place", armies: { constructor: 1 } }, "no-such-territory", 400],
      [{ type: "pact-offer", with: 7, scope: "world" }, "no-such-seat", 400],
      [{ type: "pact-offer", with: seat, scope: "world" }, "no-such-seat", 400],
      [{ type: "place", armies: { [foreign]: 1 } }, "not-yours", 409],
      [{ type: "place", armies: { [own[0]]: left + 1 } }, "too-many-armies", 409],
      [{ type: "place", armies: { [own[0]]: 1e15 } }, "too-many-armies", 409],
      [{ type: "place", armies: {} }, "too-few-armies", 409],
      [{ type: "attack", from: own[0], to: foreign }, "wrong-phase", 409],
      [{ type: "pact-accept", pact: 1 }, "no-such-pact", 409],
    ];
    for (const [command, code, status] of cases)
      expect([command, await refusal(seat, command)]).toEqual([
        command,
        expect.objectContaining({ code, answered: status }),
      ]);
  });

  test("in the attack with the codes of the attack, of the cards and of a pact", async () => {
    const seat = await untilAttack();
    const { from, to } = await attackOf(seat);
    const { territories } = await viewOf(slug);
    const rival = territories[to].seat ?? -1;
    const cases: [Fields, string][] = [
      [{ type: "attack", from, to: from }, "own-territory"],
      [{ type: "attack", from, to, dice: 7 }, "bad-dice"],
      [{ type: "attack", from, to, until: 99 }, "too-few-armies"],
      [{ type: "attack", from: to, to: from }, "not-yours"],
      [{ type: "trade", cards: ["peru", "chile", "brazil"] }, "wrong-phase"],
      [{ type: "occupy", armies: 2 }, "wrong-phase"],
    ];
    for (const [command, code] of cases)
      expect([command, await refusal(seat, command)]).toEqual([command, expect.objectContaining({ code })]);
    await order(slug, keys[seat], { type: "pact-offer", with: rival, scope: "world" });
    await order(slug, keys[rival], { type: "pact-accept", pact: 1 });
    expect(await refusal(seat, { type: "attack", from, to })).toMatchObject({
      code: "pact-in-force",
      with: rival,
    });
  });

  test("for who has surrendered", async () => {
    const seat = ((await turn()) + 1) % 3;
    expect(await refusal(seat, { type: "surrender" })).toMatchObject({ answered: 200 });
    expect(await refusal(seat, { type: "next" })).toMatchObject({ code: "out-of-play", seat });
  });
});

describe("a command over a form", () => {
  test("does the same as over JSON", async () => {
    const seat = await turn();
    const { territories } = await viewOf(slug);
    const [a, b] = Object.keys(territories).filter((id) => territories[id].seat === seat);
    const form = {
      type: "place",
      [`armies.${a}`]: "2",
      [`armies.${b}`]: "1",
      "armies.atlantis": "",
      id: "f-1",
      seen: "",
    };
    const answer = await postForm(`/t/${slug}/act`, form, {
      ...bearer(keys[seat]),
      Accept: "application/json",
    });
    expect(await answer.json()).toMatchObject({
      events: [{ type: "armies-placed", armies: { [a]: 2, [b]: 1 } }],
    });
    const offer = {
      type: "pact-offer",
      with: String((seat + 1) % 3),
      scope: "border",
      own: a,
      theirs: b,
      rounds: "3",
    };
    const refused = await postForm(`/t/${slug}/act`, offer, {
      ...bearer(keys[seat]),
      Accept: "application/json",
    });
    const json = await order(slug, keys[seat], {
      type: "pact-offer",
      with: (seat + 1) % 3,
      scope: { border: [a, b] },
      rounds: 3,
    });
    expect(await refused.json()).toEqual(await json.json());
    const trade = new URLSearchParams([
      ["type", "trade"],
      ["cards", "peru"],
      ["cards", "chile"],
      ["cards", "brazil"],
    ]);
    const traded = await postForm(`/t/${slug}/act`, trade, {
      ...bearer(keys[seat]),
      Accept: "application/json",
    });
    expect(await traded.json()).toMatchObject({ code: "wrong-phase" });
  });

  test("is answered by the table's page, what was chosen still chosen where it can be", async () => {
    const seat = await untilAttack();
    const { from, to } = await attackOf(seat);
    const answer = await postForm(`/t/${slug}/act`, { type: "attack", from, to }, bearer(keys[seat]));
    expect(answer.status).toBe(303);
    const { you } = await viewOf(slug, keys[seat]);
    const open = you?.choices.some(
      ({ command }) => command.type === "attack" && command.from === from && command.to === to,
    );
    const source = you?.choices.some(({ command }) => command.type === "attack" && command.from === from);
    const kept = open ? `?from=${from}&to=${to}` : source ? `?from=${from}` : "";
    expect(answer.headers.get("Location")).toBe(`/t/${slug}${kept}`);
    const next = await postForm(
      `/t/${slug}/act?from=${to}`,
      { type: "pact-offer", with: String((seat + 1) % 3), scope: "world" },
      bearer(keys[seat]),
    );
    expect(next.headers.get("Location")).toBe(`/t/${slug}`);
  });

  test("that is refused is answered by the page with the reason, and its status", async () => {
    const seat = ((await turn()) + 1) % 3;
    const answer = await postForm(`/t/${slug}/act`, { type: "next" }, bearer(keys[seat]));
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([409, "text/html; charset=UTF-8"]);
    const page = await answer.text();
    expect(page).toContain("<!doctype html>");
    expect(page).toContain("Todavía no te toca");
  });

  test("through htmx is answered by the parts of the page, refused or not", async () => {
    const seat = await turn();
    const headers = { ...bearer(keys[seat]), "HX-Request": "true" };
    const accepted = await postForm(`/t/${slug}/act`, formOf(await someOrder(slug, keys[seat])), headers);
    const parts = await accepted.text();
    expect(accepted.status).toBe(200);
    expect(parts).toContain("hx-swap-oob");
    expect(parts).not.toContain("<!doctype html>");
    const refused = await postForm(`/t/${slug}/act`, { type: "next" }, headers);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("hx-swap-oob");
  });
});

/** A command as the fields of a form. */
function formOf(command: Fields): Record<string, string> {
  const fields = Object.entries(command).flatMap(([name, value]) =>
    typeof value === "object" && value !== null
      ? Object.entries(value).map(([part, armies]) => [`${name}.${part}`, String(armies)])
      : [[name, String(value)]],
  );
  return Object.fromEntries(fields);
}
