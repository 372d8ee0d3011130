import { expect, type Page } from "@playwright/test";

/** The version that the page shows. */
export const version = (page: Page) => page.locator("#seen").getAttribute("data-version");

/** Ana's phone at a table with two bots that has begun and waits for her. It is played for the world, which no bot has in a turn. */
export async function begun(page: Page, url: string): Promise<void> {
  await page.goto(`${url}?seats=3&bots=2&bot-pace=instant&victory=world`);
  await page.fill("#join input[name=name]", "Ana");
  await page.click("#join button.main");
  await page.click("#start button");
  await expect(page.locator("#status.yours")).toBeVisible();
}

/** Places all that is to be placed, ends each reinforcement, and waits until she may attack. */
export async function attacking(page: Page): Promise<void> {
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

/** The first territory that can be chosen. */
export const firstLink = async (page: Page) =>
  (await page.locator("#lands a[href]").first().getAttribute("id"))?.slice(2) ?? "";

/** Where a territory's token is on the screen. */
export async function tokenAt(page: Page, id: string): Promise<{ x: number; y: number }> {
  // A token that is being swapped has no place for a moment.
  for (let tries = 0; tries < 20; tries++) {
    const box = await page.locator(`#k-${id}`).boundingBox();
    if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.waitForTimeout(50);
  }
  throw new Error(`no token on ${id}`);
}

/** Brings the token into sight with the map's own means and taps it. */
export async function choose(page: Page, id: string): Promise<void> {
  await page.locator("#zoom [value=fit]").click();
  await page.waitForTimeout(100);
  const { x, y } = await tokenAt(page, id);
  await page.mouse.click(x, y);
}
