import { type Browser, expect, type Page, test } from "@playwright/test";
import type { Choice, Command } from "../../worker/game/index";
import { facing, type Program, startedBy } from "../support/program";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** A browser of its own in which this seat is open, by its private link. */
async function pageOf(browser: Browser, { url, keys }: Program, seat: number): Promise<Page> {
  const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await page.goto(`${url}/seat/${keys[seat]}`);
  await expect(page).toHaveURL(url);
  return page;
}

const typesOf = async (program: Program) => (await program.log()).orders.map(({ command }) => command?.type);
const lapsesOf = async (program: Program) =>
  (await typesOf(program)).filter((type) => type === "lapse").length;
const formOf = (page: Page, type: string) =>
  page.locator(`#panel form:has(input[name=type][value="${type}"])`);

test("a defender says with how many dice; who does not, has it said for him, though the server was killed", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const program = await startedBy(`${server.url}/t/defensa`, 2, {
    rules: "riesgo",
    "setup-placing": "all-at-once",
  });
  const attacker = await program.untilPhase("reinforce");
  const defender = 1 - attacker;
  const { from, to } = facing(await program.view(), attacker, "strongest");
  const { you } = await program.view(attacker);
  await program.order(attacker, { type: "place", armies: { [from]: you?.left.free ?? 0 } });
  await program.order(attacker, { type: "next" });

  const page = await pageOf(browser, program, defender);
  const elsewhere = await pageOf(browser, program, defender);
  const watching = await (await browser.newContext()).newPage();
  await watching.goto(program.url);
  const before = await watching.locator("#seen").getAttribute("data-version");
  await page.locator("#standing select[name=defend]").selectOption("ask");
  await page.locator("#standing button").click();
  await expect(page.locator("#seen")).toHaveAttribute("data-version", `${before}.000001`);
  await expect(page.locator("#standing select[name=defend]")).toHaveValue("ask");
  await expect(elsewhere.locator("#seen")).toHaveAttribute("data-version", `${before}.000001`);
  await expect(elsewhere.locator("#standing select[name=defend]")).toHaveValue("ask");
  await expect(watching.locator("#seen")).toHaveAttribute("data-version", before ?? "");

  await program.order(attacker, { type: "attack", from, to });
  await expect(formOf(page, "defend").locator("button")).toHaveCount(2);
  await expect(page.locator("#panel time")).toBeVisible();
  await formOf(page, "defend").locator("button[value='1']").click();
  await expect(formOf(page, "defend")).toHaveCount(0);
  expect((await program.log()).orders.at(-1)).toMatchObject({
    seat: defender,
    command: { type: "defend", dice: 1 },
  });

  await program.order(attacker, { type: "attack", from, to });
  await expect(formOf(page, "defend")).toBeVisible();
  await server.kill9();
  await server.restart();
  expect(await lapsesOf(program)).toBe(0);
  await expect.poll(() => lapsesOf(program), { timeout: 30_000 }).toBe(1);
  await expect(formOf(page, "defend")).toHaveCount(0, { timeout: 15_000 });
  const { asks } = await program.view();
  expect(asks).toBeNull();
  expect(await lapsesOf(program)).toBe(1);
});

test("a card may answer an attack while the window is open; then it closes by itself", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const program = await startedBy(`${server.url}/t/ventana`, 3, { rules: "sin-dados", reaction: "10" });
  await program.untilPhase("choose");
  let attack = await attackOnAHolder(program);
  while (attack === null) {
    await takeOrAdd(program);
    attack = await attackOnAHolder(program);
  }
  const page = await pageOf(browser, program, attack.holder);
  await program.order(attack.attacker, attack.command);
  await expect(formOf(page, "pass").locator("button")).toBeVisible();
  await expect(page.locator("#panel time")).toBeVisible();
  await formOf(page, "pass").locator("button").click();
  await expect(formOf(page, "pass")).toHaveCount(0);
  expect((await typesOf(program)).slice(-2)).toEqual(["attack", "pass"]);

  const again = await attackOnAHolder(program, attack.holder);
  if (!again) throw new Error("no second attack");
  await program.order(again.attacker, again.command);
  await expect(formOf(page, "pass")).toBeVisible();
  expect(await lapsesOf(program)).toBe(0);
  await expect(formOf(page, "pass")).toHaveCount(0, { timeout: 15_000 });
  expect((await typesOf(program)).slice(-2)).toEqual(["attack", "lapse"]);
});

/** An attack of the seat on turn, from where it has most, on one that holds a card; null where there is none. */
async function attackOnAHolder(
  program: Program,
  holder?: number,
): Promise<{ attacker: number; holder: number; command: Command } | null> {
  const { turn, seats, territories } = await program.view();
  const attacker = turn ?? 0;
  const { you } = await program.view(attacker);
  const most = (choice: Choice) => choice.armies?.[1] ?? 0;
  for (const { command } of you?.choices.toSorted((a, b) => most(b) - most(a)) ?? []) {
    const owner = command.type === "attack" ? territories[command.to].seat : null;
    if (owner !== null && seats[owner].cards > 0 && (holder ?? owner) === owner)
      return { attacker, holder: owner, command };
  }
  return null;
}

/** A turn that takes what can be taken, for the card that it earns, and otherwise adds armies. */
async function takeOrAdd(program: Program): Promise<void> {
  const view = await program.view();
  const seat = view.turn ?? 0;
  const { from, to } = facing(view, seat, "outnumbered");
  const sent = view.territories[from].armies - 1;
  if (sent > view.territories[to].armies)
    await program.order(seat, { type: "attack", from: { [from]: sent }, to });
  else {
    const { you } = await program.view(seat);
    await program.order(seat, { type: "place", armies: { [from]: you?.left.free ?? 0 } });
  }
  while ((await program.view()).turn === seat) await program.order(seat, { type: "next" });
}
