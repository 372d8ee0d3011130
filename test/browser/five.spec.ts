import { expect, type Page, test } from "@playwright/test";
import { rulesets } from "../../worker/game/index";
import { complaintsOf } from "../support/complaints";
import { player } from "../support/player";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** What a program is told of this page's table. */
async function viewOf(page: Page): Promise<{ round: number; phase: string; winners: number[] | null }> {
  const answer = await page.request.get(`${page.url().split("?")[0]}/view.json`);
  return answer.json();
}

/** The commands that seat 0 has given. */
async function orderedOn(page: Page): Promise<Set<string>> {
  const answer = await page.request.get(`${page.url().split("?")[0]}/log.json`);
  const { orders }: { orders: { seat: number | null; command: { type: string } }[] } = await answer.json();
  return new Set(orders.filter(({ seat }) => seat === 0).map(({ command }) => command.type));
}

const claimed = ["claim", "place", "attack", "next"];
const dealt = ["place", "attack", "next"];

/** How each is played here, and what is ordered in it. Armies placed one by one and with scripts for one, at once and without for another. */
const tables: readonly { rules: string; preset?: string; scripts: boolean; orders: readonly string[] }[] = [
  { rules: "tenes-empanadas", scripts: true, orders: dealt },
  { rules: "comunidad-teg", scripts: true, orders: dealt },
  { rules: "riesgo", scripts: true, orders: claimed },
  { rules: "sin-dados", scripts: true, orders: dealt },
  { rules: "sin-dados", scripts: false, orders: dealt },
  { rules: "verdensherre", preset: "&setup-placing=all-at-once", scripts: false, orders: claimed },
];

test("every ruleset is among them", () => {
  expect(new Set(tables.map(({ rules }) => rules))).toEqual(new Set(Object.keys(rulesets)));
});

for (const { rules, preset = "", scripts, orders } of tables)
  test(`${rules} is played from an empty URL through its set-up and first turns${scripts ? "" : ", without scripts"}`, async ({
    browser,
  }) => {
    // Forty-two claims of six seats take their time on a busy machine.
    test.setTimeout(120_000);
    const context = await browser.newContext({ locale: "es-AR", javaScriptEnabled: scripts });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    const url = `${server.url}/t/${rules}-${scripts ? "con" : "sin"}`;
    await page.goto(`${url}?rules=${rules}&seats=6&bots=5&bot-pace=instant${preset}`);
    await page.fill("#join input[name=name]", "Ana");
    await page.click("#join button.main");
    await page.click("#start button.main");
    await expect(page.locator("#start")).toBeHidden();
    const ana = player(page, { scripts });
    const isEnough = async () => {
      const { round, winners } = await viewOf(page);
      const given = round > 1 ? await orderedOn(page) : new Set();
      return winners !== null || round > 8 || orders.every((command) => given.has(command));
    };
    while (!(await isEnough())) if (!(await ana.act())) await page.waitForTimeout(100);
    expect([...(await orderedOn(page))]).toEqual(expect.arrayContaining([...orders]));
    expect(complaints).toEqual([]);
    await context.close();
  });
