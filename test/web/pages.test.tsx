import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { messages } from "../../web/i18n/index";
import { DicePage } from "../../web/pages/dice";
import { ErrorPage } from "../../web/pages/error";
import { Home } from "../../web/pages/home";
import { Rules } from "../../web/pages/rules";
import { languages } from "../../web/tableView";
import { chapters, resolveOptions, rulesets } from "../../worker/game/index";
import { linksIn, textOf } from "../support/forms";

const ruleset = rulesets["comunidad-teg"];

describe.each(languages)("in %s", (language) => {
  const t = messages[language];
  const pages = {
    home: <Home language={language} t={t} suggested="tigre-azul" tables={["viernes"]} />,
    rules: <Rules language={language} t={t} ruleset={ruleset} />,
    dice: <DicePage language={language} t={t} />,
    error: <ErrorPage language={language} t={t} refusal={{ code: "no-such-page" }} nearest="mesa-1" />,
  };

  test.each(Object.entries(pages))("%s has one heading, one main part, and no id twice", (_name, page) => {
    const html = renderToString(page);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<main/g)).toHaveLength(1);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    for (const [, of] of html.matchAll(/(?:for|aria-labelledby|aria-describedby)="([^"]+)"/g))
      expect(ids).toContain(of);
    expect(html).not.toMatch(/ style=|<script|undefined/);
  });

  test("home leads to a table in one press, to the public ones and to the rules", () => {
    expect(linksIn(renderToString(pages.home))).toEqual(
      expect.arrayContaining(["/t/tigre-azul", "/t/viernes", "/rules/comunidad-teg"]),
    );
  });

  test("an unusable name leads to the nearest that can be used", () => {
    expect(linksIn(renderToString(pages.error))).toContain("/t/mesa-1");
  });

  test("every chapter of the rules is printed, and the contents lead to it", () => {
    const html = renderToString(pages.rules);
    for (const chapter of chapters) {
      expect(html).toContain(`id="${chapter}"`);
      expect(linksIn(html)).toContain(`#${chapter}`);
    }
  });

  test("the odds are those of seed 001: three dice against three, and four armies against three", () => {
    const text = textOf(renderToString(pages.rules)).replace(/\u00a0| %/g, (found) =>
      found === " %" ? "%" : "",
    );
    const percent = (chance: string) => (language === "es" ? chance.replace(".", ",") : chance);
    // 17871 and 6420 of 46656 outcomes; 4402175/13436928 of the battles.
    expect(text).toContain(`3–0: ${percent("38.3")}`);
    expect(text).toContain(`0–3: ${percent("13.8")}`);
    expect(text).toContain(percent("32.8"));
  });

  test("the examples with dice cost what the rules say: one each, then one against two", () => {
    const text = textOf(renderToString(pages.rules));
    const lost = (attack: number, defence: number) =>
      `${t.play.lossesOf(t.play.attacker, attack)}. ${t.play.lossesOf(t.play.defender, defence)}.`;
    expect(text).toContain(lost(1, 1));
    expect(text).toContain(lost(1, 2));
  });
});

test("the rules of a table print its own options", () => {
  const { options } = resolveOptions(
    ruleset,
    { victory: "world", "round-limit": "40" },
    { seats: 2, bots: 0 },
  );
  const text = textOf(
    renderToString(<Rules language="es" t={messages.es} ruleset={ruleset} options={options} />),
  );
  expect(text).toContain("Se juegan 40 rondas como mucho.");
  expect(text).toContain("Gana el que conquista el mundo: los 50 países.");
  expect(text).not.toContain("Cada uno recibe un objetivo secreto");
});
