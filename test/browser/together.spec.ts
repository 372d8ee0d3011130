import { expect, type Page, test } from "@playwright/test";
import { attacking, begun, choose, firstLink, version } from "../support/board";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

let tables = 0;
const freshTable = () => `${server.url}/t/tablero-${tables++}`;

test("what one does is seen by all, in step and drawn as SVG", async ({ page, browser }) => {
  const url = freshTable();
  const watching = await browser.newPage();
  const problems: string[] = [];
  for (const one of [page, watching])
    one.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
  await watching.goto(url);
  await begun(page, url);
  await expect(page).toHaveTitle(/^● /);
  await expect(watching).toHaveTitle(/^[^●]*tablero/);
  await attacking(page);
  const from = await firstLink(page);
  await choose(page, from);
  await expect(page.locator("#marks .aim").first()).toBeAttached();
  const aim = (await page.locator("#lands a.aim").first().getAttribute("id"))?.slice(2) ?? "";
  await choose(page, aim);
  const before = await version(page);
  await page.locator("#panel .pick button.main").click();
  // A bot's arrow may be there already: only the next version is of this attack.
  await expect(page.locator("#seen")).not.toHaveAttribute("data-version", before ?? "");
  await expect(page.locator("#arrow g").first()).toBeAttached();
  await expect(watching.locator("#arrow .last")).toBeAttached();
  await expect.poll(async () => (await version(watching)) === (await version(page))).toBe(true);

  const looks = (one: Page) =>
    one.evaluate(() => ({
      land: [...document.querySelectorAll("#lands a")].map((land) => land.getAttribute("aria-label")),
      armies: [...document.querySelectorAll("#tokens text")].map((text) => text.textContent),
      log: document.querySelectorAll("#orders li").length,
      news: document.querySelector("#news")?.textContent?.length,
      foreign: [...document.querySelectorAll("#board *")].filter(
        (element) => element.namespaceURI !== "http://www.w3.org/2000/svg",
      ).length,
    }));
  const seen = await looks(watching);
  expect(seen.foreign).toBe(0);
  expect(seen.news).toBeGreaterThan(10);
  const fresh = await browser.newPage();
  await fresh.goto(url);
  expect({ ...seen, log: 0, news: 0 }).toEqual({ ...(await looks(fresh)), log: 0, news: 0 });
  expect(seen.log).toBe((await looks(fresh)).log);
  expect(problems).toEqual([]);
});

test("what is being typed, the focus and the map's place outlive what others do", async ({
  page,
  browser,
}) => {
  const url = freshTable();
  await page.goto(url);
  await page.fill("#join input[name=name]", "Ana");
  await page.locator("#zoom [value=in]").evaluate((button: HTMLElement) => button.click());
  await page.waitForTimeout(100);
  const box = await page.locator("#board").getAttribute("viewBox");
  await page.focus("#join input[name=name]");
  for (const name of ["Beto", "Caro", "Dani"]) {
    const other = await (await browser.newContext()).newPage();
    await other.goto(url);
    await other.fill("#join input[name=name]", name);
    await other.click("#join button.main");
    await expect(page.locator("#chairs")).toContainText(name);
  }
  await expect(page.locator("#join input[name=name]")).toHaveValue("Ana");
  await expect(page.locator("#join input[name=name]")).toBeFocused();
  expect(await page.locator("#board").getAttribute("viewBox")).toBe(box);
});

test("an answer that comes late does not put an older board over a newer one", async ({ page }) => {
  await begun(page, freshTable());
  await attacking(page);
  const old = Number(await version(page));
  const [id] = [await firstLink(page)];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let late = false;
  await page.route(/\?from=/, async (route) => {
    const response = await route.fetch();
    if (!late) {
      late = true;
      await held;
    }
    await route.fulfill({ response });
  });
  await page.locator(`#t-${id}`).evaluate((land) => {
    land.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  await expect.poll(() => late).toBe(true);
  // Meanwhile her turn ends by another way in: the bots play, and the answer on its way is of the board before.
  const endTurn = () =>
    page.request.post(`${page.url().split("?")[0]}/act`, {
      headers: { Accept: "application/json", "Content-Type": "application/json", Origin: server.url },
      data: { type: "next" },
    });
  expect((await endTurn()).ok()).toBe(true);
  expect((await endTurn()).ok()).toBe(true);
  release();
  await expect.poll(async () => Number(await version(page))).toBeGreaterThan(old + 1);
  await expect(page.locator("#status.yours")).toBeVisible();
  await expect(page.locator("#t-japan")).not.toHaveClass(/veiled/);
});

test("after the server was killed the page comes back by itself", async ({ page, browser }) => {
  const url = freshTable();
  const owner = await (await browser.newContext()).newPage();
  await begun(owner, url);
  await page.goto(url);
  await server.kill9();
  await expect(page.locator("#notice")).toBeVisible({ timeout: 15_000 });
  await server.restart();
  await expect(page.locator("#notice")).toBeHidden({ timeout: 20_000 });
  await owner.reload();
  await choose(owner, await firstLink(owner));
  const seen = await version(owner);
  await owner.locator("#panel .pick button.main").click();
  await expect(owner.locator("#seen")).not.toHaveAttribute("data-version", seen ?? "");
  await expect.poll(async () => Number(await version(page))).toBeGreaterThan(Number(seen));
});
