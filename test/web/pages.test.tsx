import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { messages, rulesetText } from "../../web/i18n/index";
import { optionText } from "../../web/i18n/optionText";
import { saysSentence } from "../../web/i18n/tell";
import { Compare } from "../../web/pages/compare";
import { DicePage } from "../../web/pages/dice";
import { ErrorPage } from "../../web/pages/error";
import { Home } from "../../web/pages/home";
import { Rules } from "../../web/pages/rules";
import { languages } from "../../web/tableView";
import { chapters, type Ruleset, resolveOptions, rulebook, rulesets, sayings } from "../../worker/game/index";
import { linksIn, textOf } from "../support/forms";

const ruleset = rulesets["comunidad-teg"];

describe.each(languages)("in %s", (language) => {
  const t = messages[language];
  const pages = {
    home: <Home language={language} t={t} suggested="tigre-azul" tables={["viernes"]} />,
    compare: <Compare language={language} t={t} />,
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
      expect.arrayContaining(["/t/tigre-azul", "/t/viernes", "/rules/comunidad-teg", "/rules"]),
    );
  });

  test("home offers a game against bots, and every ruleset with a table of its own, each under a name that can be", () => {
    const links = linksIn(renderToString(pages.home)).map((link) => link.replaceAll("&amp;", "&"));
    expect(links).toContain("/t/bots-azul?seats=4&bots=3&bot-pace=quick");
    for (const id of Object.keys(rulesets)) {
      expect(links).toContain(`/t/${id}-azul?rules=${id}`);
      expect(links).toContain(`/rules/${id}`);
    }
    const slugs = links.flatMap((link) => /^\/t\/([^?]+)/.exec(link)?.[1] ?? []);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test("the comparison names every ruleset, and what each plays by in every row", () => {
    const html = renderToString(pages.compare);
    for (const id of Object.keys(rulesets)) expect(linksIn(html)).toContain(`/rules/${id}`);
    const rows = html.match(/<tr>.*?<\/tr>/gs) ?? [];
    expect(rows).toHaveLength(1 + Object.keys(t.page.compareRows).length);
    for (const row of rows.slice(1)) expect(row.match(/<td>[^<]+<\/td>/g)).toHaveLength(5);
  });

  test("the comparison prints the numbers of RULES: boards, stocks, scales and where three armies attack", () => {
    const text = textOf(renderToString(pages.compare));
    for (const numbers of [
      t.page.compareBoard(50, 89),
      t.page.compareBoard(42, 83),
      t.page.compareBoard(42, 84),
      "40/35/30/25/20",
      "35/30/25/21",
      "35/30/25/20",
      "4, 7, 10, 15, 20, 25, 30",
      "4, 6, 8, 10, 12, 15, 20",
    ])
      expect(text).toContain(numbers);
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

  test.each(Object.values<Ruleset>(rulesets))(
    "the rules of $id print every sentence, its options, its rulings and what is done for who does not answer",
    (one) => {
      const html = renderToString(<Rules language={language} t={t} ruleset={one} />);
      const text = textOf(html);
      const { options } = resolveOptions(one, {}, { seats: one.seats[1], bots: 0 });
      for (const says of Object.values(sayings(rulebook(one.id, options))).flat()) {
        expect(html).toContain(`id="${says.says}"`);
        expect(text).toContain(saysSentence(t, says));
      }
      for (const { id } of one.options) expect(text).toContain(optionText(t, id).title);
      const { rulings, whens, source } = rulesetText(t, one.id);
      expect(rulings.length).toBeGreaterThan(3);
      for (const { question } of rulings) expect(text).toContain(question);
      for (const { when } of whens) expect(text).toContain(when);
      expect(text).toContain(source);
      expect(text).toContain(t.page.timeouts.place);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    },
  );

  test("what nobody is asked in a ruleset is not printed as unanswered", () => {
    const of = (one: Ruleset) => textOf(renderToString(<Rules language={language} t={t} ruleset={one} />));
    const { claim, spread, defend, react, pact } = t.page.timeouts;
    const asked = (text: string) => [claim, spread, defend, react, pact].map((one) => text.includes(one));
    expect(asked(of(rulesets.riesgo))).toEqual([true, false, true, false, false]);
    expect(asked(of(rulesets["sin-dados"]))).toEqual([false, true, false, true, false]);
    expect(asked(of(rulesets["comunidad-teg"]))).toEqual([false, false, false, false, true]);
  });

  // Seed 002, seed 004, E43 and E44.
  test("each source's own example ends as it says", () => {
    const of = (one: Ruleset) => textOf(renderToString(<Rules language={language} t={t} ruleset={one} />));
    const each = `${t.play.lossesOf(t.play.attacker, 1)}. ${t.play.lossesOf(t.play.defender, 1)}.`;
    expect(of(rulesets.riesgo)).toContain(t.page.exampleCaption("6 3 2", "5 3"));
    expect(of(rulesets.riesgo)).toContain(each);
    expect(of(rulesets.verdensherre)).toContain(t.page.exampleCaption("4 3 6", "5 4"));
    expect(of(rulesets.verdensherre)).toContain(each);
    const diceless = of(rulesets["sin-dados"]);
    for (const line of [
      `${t.page.exampleForces([3], 4)} ${t.page.exampleHeld(1, 0)}`,
      `${t.page.exampleForces([4], 4)} ${t.page.exampleRefused}`,
      `${t.page.exampleForces([2, 4], 4)} ${t.page.exampleConquered(2)}`,
      `${t.page.exampleForces([11], 3)} ${t.page.exampleCard(8, 11)} ${t.page.exampleHeld(1, 1)}`,
    ])
      expect(diceless).toContain(line);
  });

  test("a defender who chooses is better off as the odds say than always with two dice; both are printed", () => {
    const text = textOf(renderToString(<Rules language={language} t={t} ruleset={rulesets.riesgo} />));
    expect(text).toContain(t.page.oddsBattlesAsOdds);
    expect(text).toContain(t.page.oddsBattlesAlways);
    const diceless = textOf(
      renderToString(<Rules language={language} t={t} ruleset={rulesets["sin-dados"]} />),
    );
    expect(diceless).toContain(t.page.oddsNone);
  });

  test("the secret objectives that are printed are those that are dealt", () => {
    const html = renderToString(<Rules language={language} t={t} ruleset={rulesets["tenes-empanadas"]} />);
    expect(textOf(html)).not.toContain(t.objectives.d1);
    expect(textOf(html)).not.toContain(t.objectives.o2);
    expect(textOf(html)).toContain(t.objectives.o9);
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
