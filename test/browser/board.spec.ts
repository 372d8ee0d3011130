import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { begun, choose, firstLink, tokenAt } from "../support/board";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

let tables = 0;
const freshTable = () => `${server.url}/t/tablero-${tables++}`;
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: "es-AR" };

test.describe("on a phone", () => {
  test.use(phone);

  test("map and action are both in sight, before and after a choice", async ({ page }) => {
    await begun(page, freshTable());
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
    await begun(page, freshTable());
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
    await begun(page, freshTable());
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
