import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { rulesets } from "../../worker/game/index";
import type { LogJson } from "../../worker/table/logJson";
import { complaintsOf } from "../support/complaints";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const golden = join(import.meta.dirname, "..", "golden");
const files = readdirSync(golden).filter((file) => file.endsWith(".json"));
const read = (file: string) => JSON.parse(readFileSync(join(golden, file), "utf8")) as LogJson;

test("every ruleset has a game that ends", () => {
  expect(new Set(files.map((file) => read(file).table.ruleset))).toEqual(new Set(Object.keys(rulesets)));
});

/** The page of a kept game's end, drawn by the program's own parts from the log alone. */
const endOf = (file: string, seat: number, language: string): string =>
  execFileSync(
    process.execPath,
    ["--import", "tsx", "test/support/drawEnd.ts", join(golden, file), `${seat}`, language],
    { encoding: "utf8", maxBuffer: 1e7 },
  );

for (const file of files)
  test(`the end of ${file} tells who has won, with what, and by which dice`, async ({ browser }) => {
    const { table, seats, dice, orders } = read(file);
    const last = orders.flatMap(({ events }) => events).find(({ type }) => type === "game-over");
    if (last?.type !== "game-over") throw new Error("it has no end");
    const secret = last.objectives.some(({ id }) => id !== "world");
    for (const scripts of [true, false]) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 640 },
        javaScriptEnabled: scripts,
      });
      const page = await context.newPage();
      const complaints = complaintsOf(context);
      const html = endOf(file, 0, scripts ? "es" : "en");
      // The table's page alone is put in; its headers, styles, scripts and fonts are the server's own.
      await page.route(`**/t/${table.slug}`, async (route) =>
        route.fulfill({ response: await route.fetch(), body: html }),
      );
      await page.goto(`${server.url}/t/${table.slug}`);
      const won = page.locator("#panel .won");
      await expect(won).toBeInViewport();
      for (const winner of last.winners)
        if (seats[winner].name !== "") await expect(won).toContainText(seats[winner].name);
      await expect(page.locator("#map")).toBeInViewport();
      await expect(page.locator("#panel .objectives li")).toHaveCount(secret ? seats.length : 0);
      await page.locator("#panel details:has(.proof) > summary").click();
      for (const made of [dice.commitment, dice.seed, ...seats.map(({ word }) => word)])
        if (made) await expect(page.locator("#panel .proof")).toContainText(made);
      await expect(page.locator("#panel form")).toHaveCount(0);
      // This server has no such table, so that no socket opens; nothing else may be complained of.
      expect(complaints.filter((text) => !/WebSocket|ws:error/.test(text))).toEqual([]);
      await context.close();
    }
  });
