import { expect, type Page, test } from "@playwright/test";
import { complaintsOf } from "../support/complaints";
import { type Player, player } from "../support/player";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

async function sitDown(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.fill("#join input[name=name]", name);
  await page.click("#join button.main");
}

/** One player after the other, until the page of each tells the end. */
async function playToTheEnd(players: readonly Player[]): Promise<void> {
  for (;;) {
    const acted = [];
    for (const each of players) acted.push(await each.act());
    if (acted.some(Boolean)) continue;
    const over = await Promise.all(players.map((each) => each.isOver()));
    if (over.every(Boolean)) return;
    // The bots are playing.
    await players[0].page.waitForTimeout(100);
  }
}

test("four seats play from an empty URL to a victory, one of them without scripts", async ({ browser }) => {
  test.setTimeout(480_000);
  const url = `${server.url}/t/una-partida`;
  const withScripts = await browser.newContext({ locale: "es-AR" });
  const without = await browser.newContext({ locale: "en-GB", javaScriptEnabled: false });
  const complaints = [withScripts, without].map(complaintsOf);
  const [ana, bob] = await Promise.all([withScripts.newPage(), without.newPage()]);

  await sitDown(ana, `${url}?seats=4&bots=2&bot-pace=instant&round-limit=10`, "Ana");
  await expect(ana.locator("#invite")).toContainText("/t/una-partida");
  await sitDown(bob, url, "Bob");
  await expect(ana.locator("#chairs")).toContainText("Bob");
  await ana.click("#start button");
  await expect(ana.locator("#status")).toContainText("toca");

  await playToTheEnd([player(ana, { scripts: true }), player(bob, { scripts: false })]);

  for (const page of [ana, bob]) {
    await expect(page.locator("#panel .won")).toBeVisible();
    await expect(page.locator("#panel .objectives li")).toHaveCount(4);
    await expect(page.locator("#panel .proof code").first()).toHaveText(/^[0-9a-f]{64}$/);
  }
  await expect(ana.locator("html")).toHaveAttribute("lang", "es");
  await expect(bob.locator("html")).toHaveAttribute("lang", "en");
  expect(complaints.flat()).toEqual([]);
});
