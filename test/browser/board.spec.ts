import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

let tables = 0;
const freshTable = () => `${server.url}/t/tablero-${tables++}`;
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: "es-AR" };
const version = (page: Page) => page.locator("#seen").getAttribute("data-version");

/** Ana's phone at a table with two bots that has begun and waits for her. It is played for the world, which no bot has in a turn. */
async function begun(page: Page, url = freshTable()): Promise<void> {
  await page.goto(`${url}?seats=3&bots=2&bot-pace=instant&victory=world`);
  await page.fill("#join input[name=name]", "Ana");
  await page.click("#join button.main");
  await page.click("#start button");
  await expect(page.locator("#status.yours")).toBeVisible();
}

/** Places all that is to be placed, ends each reinforcement, and waits until she may attack. */
async function attacking(page: Page): Promise<void> {
  while (!(await page.locator('#lands a[href^="?from"]').count())) {
    await page.locator('#lands a[href^="?at"], #panel .end').first().waitFor();
    if (await page.locator('#lands a[href^="?at"]').count()) {
      await choose(page, await firstLink(page));
      const seen = await version(page);
      await page.locator("#panel .pick button.main").click();
      await expect(page.locator("#seen")).not.toHaveAttribute("data-version", seen ?? "");
    } else await page.locator("#panel .end").click();
    await page.waitForTimeout(300);
  }
}

const firstLink = async (page: Page) =>
  (await page.locator("#lands a[href]").first().getAttribute("id"))?.slice(2) ?? "";

/** Where a territory's token is on the screen. */
async function tokenAt(page: Page, id: string): Promise<{ x: number; y: number }> {
  // A token that is being swapped has no place for a moment.
  for (let tries = 0; tries < 20; tries++) {
    const box = await page.locator(`#k-${id}`).boundingBox();
    if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.waitForTimeout(50);
  }
  throw new Error(`no token on ${id}`);
}

/** Brings the token into sight with the map's own means and taps it. */
async function choose(page: Page, id: string): Promise<void> {
  await page.locator("#zoom [value=fit]").click();
  await page.waitForTimeout(100);
  const { x, y } = await tokenAt(page, id);
  await page.mouse.click(x, y);
}

test.describe("on a phone", () => {
  test.use(phone);

  test("map and action are both in sight, before and after a choice", async ({ page }) => {
    await begun(page);
    const inSight = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      expect(box).not.toBeNull();
      if (!box) return;
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(640);
    };
    await inSight("#map");
    await inSight("#panel .left");
    await choose(page, await firstLink(page));
    await expect(page.locator("#panel .pick")).toBeVisible();
    await inSight("#map");
    await inSight("#panel .pick button.main");
  });

  test("a tap chooses the territory under it, a tap on the sea beside it the nearest", async ({ page }) => {
    await begun(page);
    const id = await firstLink(page);
    await choose(page, id);
    await expect(page).toHaveURL(new RegExp(`\\?at=${id}$`));
    await expect(page.locator(`#t-${id}`)).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("Escape");
    await expect(page).not.toHaveURL(/\?at=/);
    await expect(page.locator("#lands [aria-current]")).toHaveCount(0);

    // South-west of Iceland there is sea, and no other token is as near.
    const { x, y } = await tokenAt(page, "iceland");
    const beside = { x: x - 14, y: y + 14 };
    const hit = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest("#lands a")?.id ?? "sea",
      beside,
    );
    expect(hit).toBe("sea");
    await page.mouse.click(beside.x, beside.y);
    await expect(page.locator("#caption")).toContainText("Islandia");
  });

  test("two fingers zoom and choose nothing; afterwards a tap hits what it touches", async ({ page }) => {
    await begun(page);
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: string, points: readonly (readonly [number, number])[]) =>
      cdp.send("Input.dispatchTouchEvent", {
        // The protocol's own four words; its type is not exported.
        type: type as "touchStart",
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    const boxOf = async () =>
      (await page.locator("#board").getAttribute("viewBox"))?.split(" ").map(Number) ?? [];
    const [, , wide] = await boxOf();
    await touch("touchStart", [[160, 200]]);
    await touch("touchStart", [
      [160, 200],
      [200, 240],
    ]);
    for (let i = 1; i <= 4; i++)
      await touch("touchMove", [
        [160 - 6 * i, 200 - 6 * i],
        [200 + 6 * i, 240 + 6 * i],
      ]);
    await touch("touchEnd", []);
    await page.waitForTimeout(400);
    const [, , narrow] = await boxOf();
    expect(narrow).toBeLessThan(wide / 1.6);
    expect(page.url()).not.toContain("?");

    const seen = await page.evaluate(() => {
      const map = document.getElementById("map")?.getBoundingClientRect();
      return [...document.querySelectorAll("#lands a")]
        .map((land) => land.id.slice(2))
        .filter((id) => {
          const box = document.getElementById(`k-${id}`)?.getBoundingClientRect();
          if (!map || !box) return false;
          // Clear of the map's own buttons and caption.
          return (
            box.left > 50 && box.right < map.right && box.top > map.top + 30 && box.bottom < map.bottom - 40
          );
        });
    });
    expect(seen.length).toBeGreaterThan(2);
    for (const id of seen) {
      const { x, y } = await tokenAt(page, id);
      await page.touchscreen.tap(x, y);
      const land = page.locator(`#t-${id}`);
      await expect(page.locator("#caption")).toHaveText((await land.getAttribute("aria-label")) ?? "");
      if (await land.getAttribute("href")) {
        await expect(page).toHaveURL(new RegExp(`\\?at=${id}$`));
        await expect(land).toHaveAttribute("aria-current", "true");
      }
      expect((await boxOf())[2]).toBeCloseTo(narrow, 0);
    }
  });

  test("nothing of a first visit is too much for a slow network", async ({ page }) => {
    const url = freshTable();
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(request.url()));
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    const sizes: Record<string, number> = {};
    for (const one of asked) {
      const body = await (await page.request.get(one)).body();
      sizes[new URL(one).pathname] = gzipSync(body).length;
    }
    const sum = (wanted: RegExp) =>
      Object.entries(sizes)
        .filter(([name]) => wanted.test(name))
        .reduce((total, [, size]) => total + size, 0);
    expect(Object.keys(sizes)).toEqual(expect.arrayContaining(["/htmx.js", "/live.js", "/style.css"]));
    expect(sum(/\.js$/)).toBeLessThan(20_000);
    expect(sum(/live\.js$/)).toBeLessThan(4096);
    expect(sum(/./)).toBeLessThan(90_000);
  });
});

test("every name lies inside its territory, in each language", async ({ page }) => {
  for (const language of ["es", "en"]) {
    await page.goto(`${freshTable()}?lang=${language}`);
    await page.evaluate(() => document.fonts.ready);
    const outside = await page.evaluate(() => {
      const wrong: string[] = [];
      for (const text of document.querySelectorAll<SVGTextElement>("#lands text")) {
        const shape = document.querySelector<SVGPathElement>(`#d-${text.closest("a")?.id.slice(2)}`);
        for (let i = 0; i < text.getNumberOfChars(); i++) {
          const glyph = text.getExtentOfChar(i);
          const { y } = text.getStartPositionOfChar(i);
          const corners = [glyph.x, glyph.x + glyph.width].flatMap((x) => [
            [x, y],
            [x, y - 20],
          ]);
          if (!corners.every(([x, y]) => shape?.isPointInFill(new DOMPoint(x, y))))
            wrong.push(text.textContent ?? "");
        }
      }
      return [...new Set(wrong)];
    });
    expect(outside).toEqual([]);
  }
});

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
  await page.locator("#panel .pick button.main").click();
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
  await begun(page);
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
