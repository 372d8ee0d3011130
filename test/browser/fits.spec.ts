import { expect, type Page, test } from "@playwright/test";
import { begun } from "../support/board";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** Windows of phones upright and lying, of a tablet and of a laptop, in CSS pixels. */
const windows = [
  [320, 568],
  [360, 640],
  [640, 360],
  [800, 600],
  [1024, 768],
  [1440, 900],
] as const;

/** What sticks out of the window, sideways, of all that does not scroll in a box of its own. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement ?? document.documentElement;
    return scrollWidth > innerWidth ? `${scrollWidth} px in a window of ${innerWidth}` : null;
  });

async function fitsEverywhere(page: Page): Promise<void> {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    expect(await tooWide(page), `${page.url()} at ${width}×${height}`).toBeNull();
  }
}

for (const language of ["es", "en"])
  test(`no page is wider than its window, in ${language}`, async ({ page }) => {
    for (const path of ["/", "/rules", "/rules/riesgo", "/rules/sin-dados", "/dice", "/t/nueva"]) {
      await page.goto(`${server.url}${path}?lang=${language}`);
      await fitsEverywhere(page);
    }
    const table = `${server.url}/t/anchos-${language}`;
    await begun(page, table);
    for (const open of ["position", "pacts", "offer-1", "many", "surrender"]) {
      await page.goto(`${table}?open=${open}&lang=${language}`);
      await fitsEverywhere(page);
    }
    await page.goto(`${table}/seat?lang=${language}`);
    await expect(page.locator("#private-link")).toBeVisible();
    await fitsEverywhere(page);
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: "es-AR" });

  /** A finger drawn upwards from here; how far the page or one of its boxes has followed, in CSS pixels. */
  async function swipeUp(page: Page, selector: string): Promise<number> {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not drawn`);
    const scrolled = () =>
      page.evaluate(() =>
        [document.scrollingElement, ...document.querySelectorAll("#action, #side")].reduce(
          (sum, each) => sum + (each?.scrollTop ?? 0),
          0,
        ),
      );
    const before = await scrolled();
    const cdp = await page.context().newCDPSession(page);
    const from = Math.min(600, Math.round(box.y + 60));
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 180, y: from }] });
    for (let y = from; y > from - 300; y -= 20) {
      await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: 180, y }] });
      await page.waitForTimeout(16);
    }
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForTimeout(500);
    return (await scrolled()) - before;
  }

  test("a finger scrolls the lobby and the table, wherever it is put but on the map", async ({ page }) => {
    const url = `${server.url}/t/con-el-dedo`;
    await page.goto(url);
    expect(await swipeUp(page, "#lobby")).toBeGreaterThan(200);
    await begun(page, url);
    await page.evaluate(() => scrollTo(0, 0));
    // First what is in the box, then, from the same place, the page that it is in.
    let far = 0;
    for (let swipes = 0; swipes < 4; swipes++) far += await swipeUp(page, "#action");
    expect(far).toBeGreaterThan(500);
    await expect(page.locator("#side")).toBeInViewport({ ratio: 0.2 });
  });
});
