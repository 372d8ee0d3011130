import { describe, expect, test } from "vitest";
import { rulesets } from "../../worker/game";
import { ask, newSlug, order, postForm, postJson, sit, startedTable, viewOf } from "../table/visitor";

const json = { Accept: "application/json" };
const ids = Object.keys(rulesets);

const post = async (path: string, fields: Record<string, unknown>, key?: string) => {
  const answer = await postJson(path, fields, key);
  const body: Record<string, unknown> = await answer.json();
  return { status: answer.status, ...body };
};

test("the program says which rulesets it plays", async () => {
  const health: { rulesets: string[] } = await (await ask("/healthz")).json();
  expect(health.rulesets).toEqual([
    "tenes-empanadas",
    "comunidad-teg",
    "riesgo",
    "sin-dados",
    "verdensherre",
  ]);
});

describe("all rulesets side by side", () => {
  test.each(["es", "en"])("stand on one page, in %s", async (language) => {
    const answer = await ask(`/rules?lang=${language}`, { headers: { Accept: "text/html" } });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    for (const id of ids) expect(page).toContain(`href="/rules/${id}"`);
  });

  test("are the same for programs", async () => {
    const { rulesets }: { rulesets: { id: string; says: object }[] } = await (
      await ask("/rules", { headers: json })
    ).json();
    expect(rulesets.map(({ id }) => id)).toEqual(ids);
    for (const one of rulesets)
      expect(one).toEqual(await (await ask(`/rules/${one.id}`, { headers: json })).json());
  });
});

describe.each(ids)("a table of %s", (rules) => {
  const ruleset = rulesets[rules as keyof typeof rulesets]; // its own keys
  const [least, most] = ruleset.seats;

  test("has its rules' seats, options and board, is presented and begins", async () => {
    const slug = newSlug();
    const page = await ask(`/t/${slug}?rules=${rules}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`/rules/${rules}`)]);
    expect((await ask(`/rules/${rules}`)).status).toBe(200);
    const key = await sit(slug, { rules });
    const view = await viewOf(slug, key);
    expect(view.table.ruleset).toBe(rules);
    expect(view.seats).toHaveLength(most);
    expect(Object.keys(view.table.options)).toEqual(ruleset.options.map(({ id }) => id));
    expect(await post(`/t/${slug}/options`, { seats: least - 1 }, key)).toMatchObject({
      code: "malformed",
      field: "seats",
      expected: `${least}–${most}`,
    });
    for (let bots = 1; bots < least - 1; bots++)
      await post(`/t/${slug}/seats`, { kind: "bot", seat: bots }, key);
    expect(await post(`/t/${slug}/start`, {}, key)).toMatchObject(
      least === 2
        ? { code: "too-few-seats", seats: 1, least }
        : { code: "too-few-seats", seats: least - 1, least },
    );
    await post(`/t/${slug}/seats`, { kind: "bot", seat: least - 1 }, key);
    expect(await post(`/t/${slug}/start`, {}, key)).toMatchObject({ status: 200 });
    const begun = await viewOf(slug, key);
    expect(Object.keys(begun.territories)).toEqual(ruleset.board.territories.map(({ id }) => id));
    expect(["claim", "deploy"]).toContain(begun.phase);
    for (const { seat, armies } of Object.values(begun.territories))
      expect([begun.phase, seat === null, armies]).toEqual([
        begun.phase,
        begun.phase === "claim",
        seat === null ? 0 : 1,
      ]);
  });
});

describe("in the lobby another ruleset", () => {
  test("brings its own options and seats; people and bots keep theirs", async () => {
    const slug = newSlug();
    const key = await sit(slug, { name: "Ana", seats: 2, bots: 1, victory: "world", "round-limit": 40 });
    const options = (fields: Record<string, unknown>) => post(`/t/${slug}/options`, fields, key);
    expect(await options({ rules: "sin-dados" })).toMatchObject({ status: 200 });
    let view = await viewOf(slug);
    expect(view.table).toMatchObject({
      ruleset: "sin-dados",
      options: { reaction: "standing-orders", "round-limit": "off" },
    });
    expect(view.seats.map(({ kind }) => kind)).toEqual(["person", "bot", "open"]);
    expect(await options({ reaction: "30" })).toMatchObject({ status: 200 });
    for (const [name, value] of Object.entries({ reaction: "9", victory: "world", rules: "chess", seats: 2 }))
      expect(await options({ [name]: value })).toMatchObject({ code: "malformed", field: name });
    await options({ rules: "riesgo", "set-values": "growing", seats: 6 });
    view = await viewOf(slug);
    expect(view.table).toMatchObject({
      ruleset: "riesgo",
      options: {
        "set-values": "growing",
        "defender-chooses": "after-the-roll",
        "setup-placing": "one-by-one",
        "round-limit": "off",
      },
    });
    await options({ rules: "sin-dados" });
    expect((await viewOf(slug)).table.options.reaction).toBe("standing-orders");
  });

  test("is chosen by the page's form as by a program", async () => {
    const slug = newSlug();
    const key = await sit(slug);
    const headers = { Authorization: `Bearer ${key}`, Accept: "application/json" };
    const answer = await postForm(
      `/t/${slug}/options`,
      { id: "a", seen: "1", rules: "verdensherre" },
      headers,
    );
    expect(answer.status).toBe(200);
    expect((await viewOf(slug)).table.ruleset).toBe("verdensherre");
  });

  test("has defaults that hang on how many play", async () => {
    const slug = newSlug();
    const key = await sit(slug, { rules: "tenes-empanadas" });
    const victory = async () => (await viewOf(slug)).table.options.victory;
    expect(await victory()).toBe("missions-and-30");
    await post(`/t/${slug}/options`, { seats: 2 }, key);
    expect(await victory()).toBe("world");
    await post(`/t/${slug}/options`, { seats: 4 }, key);
    expect(await victory()).toBe("missions-and-30");
    await post(`/t/${slug}/seats`, { kind: "bot", seat: 1 }, key);
    await post(`/t/${slug}/start`, {}, key);
    // The other seats vanish at the start: two play.
    expect(await victory()).toBe("world");
  });
});

describe("a command", () => {
  /** Both ways of sending it lead to the same, but for what was carried out the first time. */
  async function alike(
    slug: string,
    key: string,
    form: readonly (readonly [string, string])[],
    fields: object,
  ) {
    const headers = { Authorization: `Bearer ${key}`, Accept: "application/json" };
    const id = crypto.randomUUID();
    const body = new URLSearchParams([...form.map(([name, value]) => [name, value]), ["id", id]]);
    const posted = await postForm(`/t/${slug}/act`, body, headers);
    const sent = await order(slug, key, { ...fields, id });
    const [one, other] = [await posted.json(), await sent.json()];
    expect([one, posted.status]).toEqual([other, sent.status]);
    return one;
  }

  test("claim, defend, pass, play-card and standing means the same over a form and as JSON", async () => {
    const { slug, keys } = await startedTable(2, { rules: "riesgo" });
    const { turn } = await viewOf(slug);
    const key = keys[turn ?? 0];
    expect(
      await alike(
        slug,
        key,
        [
          ["type", "claim"],
          ["territory", "peru"],
        ],
        { type: "claim", territory: "peru" },
      ),
    ).toMatchObject({ events: [{ type: "territory-claimed", territory: "peru" }, { type: "claim-began" }] });
    const next = keys[1 - (turn ?? 0)];
    expect(
      await alike(
        slug,
        next,
        [
          ["type", "claim"],
          ["territory", "peru"],
        ],
        { type: "claim", territory: "peru" },
      ),
    ).toMatchObject({ status: 409, code: "already-taken", what: "territory", territory: "peru" });
    expect(
      await alike(
        slug,
        key,
        [
          ["type", "standing"],
          ["defend", "ask"],
        ],
        { type: "standing", defend: "ask" },
      ),
    ).toMatchObject({
      events: [{ type: "defence-ordered" }],
    });
    expect(
      await alike(
        slug,
        next,
        [
          ["type", "defend"],
          ["dice", "2"],
        ],
        { type: "defend", dice: 2 },
      ),
    ).toMatchObject({ status: 409 });
    expect(await alike(slug, next, [["type", "pass"]], { type: "pass" })).toMatchObject({
      code: "not-in-these-rules",
    });
    const diceless = await startedTable(3, { rules: "sin-dados" });
    expect(
      await alike(
        diceless.slug,
        diceless.keys[0],
        [
          ["type", "play-card"],
          ["card", "peru"],
        ],
        { type: "play-card", card: "peru" },
      ),
    ).toMatchObject({ code: "no-such-card", card: "peru" });
    expect(
      await alike(
        diceless.slug,
        diceless.keys[0],
        [
          ["type", "standing"],
          ["card", "peru"],
          ["answer", "never"],
        ],
        {
          type: "standing",
          card: "peru",
          answer: "never",
        },
      ),
    ).toMatchObject({ code: "no-such-card" });
  });

  test("attack has the shape of its rules' fights; the other shape is malformed", async () => {
    const { slug, keys } = await startedTable(3, { rules: "sin-dados" });
    const { territories } = await viewOf(slug);
    const own = Object.keys(territories).filter((id) => territories[id].seat === 0);
    const foreign = Object.keys(territories).find((id) => territories[id].seat !== 0) ?? "";
    const [a, b] = own;
    const form = [
      ["type", "attack"],
      ["to", foreign],
      [`from.${a}`, "1"],
      [`from.${b}`, "0"],
      ["from.peru", ""],
      ["back", a],
    ] as const;
    await alike(slug, keys[0], form, { type: "attack", from: { [a]: 1, [b]: 0 }, to: foreign, back: a });
    const cases: [Record<string, unknown>, string][] = [
      [{ type: "attack", to: foreign }, "from"],
      [{ type: "attack", from: { [a]: -1 }, to: foreign }, `from.${a}`],
      [{ type: "attack", from: { [a]: "x" }, to: foreign }, "from"],
      [{ type: "attack", from: [a], to: foreign }, "from"],
      [{ type: "attack", from: { [a]: 1 }, to: foreign, back: 7 }, "back"],
      [{ type: "claim" }, "territory"],
      [{ type: "defend", dice: "two" }, "dice"],
      [{ type: "play-card" }, "card"],
      [{ type: "trade", cards: [], bonus: 1 }, "bonus"],
    ];
    for (const [command, field] of cases) {
      const answer = await order(slug, keys[0], command);
      const body: Record<string, unknown> = await answer.json();
      // What these rules do not have at all is said before what is wrong with it.
      if (body.code === "not-in-these-rules") expect(["claim", "defend", "trade"]).toContain(command.type);
      else
        expect([command, answer.status, body]).toEqual([
          command,
          400,
          expect.objectContaining({ code: "malformed", field }),
        ]);
    }
  });
});
