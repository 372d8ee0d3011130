import type { Locator, Page } from "@playwright/test";

/** Somebody who plays by what the page offers, links and buttons and nothing else, with scripts or without. */
export interface Player {
  readonly page: Page;
  /** Does one thing where it is awaited; false where there is nothing to do now. */
  act(): Promise<boolean>;
  /** Whether the page tells who has won. */
  isOver(): Promise<boolean>;
}

/** Attacks are begun from so many armies on. */
const enough = 4;

/** A player who presses the first sensible thing on the page, and attacks once a turn. Without scripts every press loads a page. */
export function player(page: Page, { scripts }: { readonly scripts: boolean }): Player {
  const panel = page.locator("#panel");
  /** Where one attack may have several sources, its target is chosen first. */
  const listOfTargets = panel.locator("a[href='?open=targets']");
  const attacks = [
    panel.locator("button[name=until][value=conquest]"),
    panel.locator("form:has(input[name=type][value=attack]):has(input[name=to]) button.main"),
  ];
  let attacked = false;
  const shown = () => page.locator("#seen").getAttribute("data-version");

  /** Presses, and waits until the page shows what came of it. */
  async function press(button: Locator): Promise<void> {
    const before = (await shown()) ?? "";
    await unfold(button);
    await button.click();
    if (scripts) await page.locator(`#seen:not([data-version="${before}"])`).waitFor({ state: "attached" });
  }

  /** Follows a link that chooses something; the page's address holds the choice. */
  async function follow(link: Locator): Promise<void> {
    const chosen = (await link.getAttribute("href")) ?? "";
    await unfold(link);
    await link.click();
    await page.waitForURL((url) => url.search === chosen);
    await panel.locator(".pick, details[id^=picks-targets-], #picks-attackable").first().waitFor();
  }

  /** Opens the fold that hides it. */
  async function unfold(inside: Locator): Promise<void> {
    const fold = inside.locator("xpath=ancestor::details[not(@open)]/summary").first();
    if (await fold.count()) await fold.click();
  }

  /** The link to the territory with the most, or the fewest, armies. */
  async function extreme(links: Locator, most: boolean): Promise<{ link: Locator; armies: number } | null> {
    const all = await links.evaluateAll((found) =>
      found.map((link) => ({
        href: link.getAttribute("href"),
        armies: Number(link.querySelector("b")?.textContent),
      })),
    );
    all.sort((a, b) => (most ? b.armies - a.armies : a.armies - b.armies));
    return all.length > 0 ? { link: panel.locator(`a[href="${all[0].href}"]`), armies: all[0].armies } : null;
  }

  /** Goes on with an attack, with dice or with all that can be sent; false where there is none worth it. */
  async function attack(): Promise<boolean> {
    if (attacked) return false;
    for (const button of attacks)
      if (await button.count()) {
        attacked = true;
        await press(button.first());
        return true;
      }
    if (await panel.locator(".pick").count()) {
      // Chosen, and yet no attack that wins: it is left at that.
      attacked = true;
      return false;
    }
    if (await listOfTargets.count()) {
      await follow(listOfTargets);
      return true;
    }
    const target = await extreme(panel.locator("details[id^=picks-targets] a, #picks-attackable a"), false);
    const source = await extreme(panel.locator("details[id^=picks-sources] a"), true);
    const next = target ?? (source && source.armies >= enough ? source : null);
    if (next) await follow(next.link);
    return next !== null;
  }

  /** What is asked, and what is chosen already, in the order in which it is pressed. */
  const answers = [
    panel.locator("form:has(input[name=type][value=defend]) button.main"),
    panel.locator("form:has(input[name=type][value=pass]) button"),
    panel.locator("button[name=armies]"),
    panel.locator("form:has(input[name=cards]) button"),
    panel.locator("form:has(input[name=territory]) button"),
    panel.locator("button.main[name^='armies.']"),
    // All that is left, evenly: in the hidden set-up.
    panel.locator("form:has(input[type=hidden][name^='armies.']) button"),
  ];

  return {
    page,
    isOver: async () => (await panel.locator(".won").count()) > 0,
    async act() {
      const asked = page.locator("#status.yours");
      // Without scripts it is the reader who looks whether others have done something.
      if (!scripts && !(await asked.count())) await page.reload();
      if (!(await asked.count())) return false;
      for (const button of answers)
        if (await button.count()) {
          await press(button.first());
          return true;
        }
      // A turn that may attack instead of adding armies does so where it can.
      const ways = listOfTargets.or(panel.locator("details[id^=picks-sources], details[id^=picks-targets]"));
      const mayAttack = (await ways.count()) > 0;
      if (mayAttack && (await attack())) return true;
      const place = panel.locator("a[href^='?at=']");
      if (await place.count()) {
        attacked = false;
        await follow(place.first());
      } else {
        // The lists of what may move look like those of what may attack; whoever goes on has done with attacking.
        if (mayAttack) attacked = true;
        await press(panel.locator("button.end"));
      }
      return true;
    },
  };
}
