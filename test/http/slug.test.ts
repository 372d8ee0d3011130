import { describe, expect, test } from "vitest";
import { nearestSlug, slugOf } from "../../worker/http/slug";
import { ask, postJson } from "../table/visitor";

describe("a table's name", () => {
  test.each([
    ["viernes", "viernes"],
    ["Viernes-2", "viernes-2"],
    ["ÑANDÚ", "nandu"],
    ["a1b", "a1b"],
    ["x".repeat(40), "x".repeat(40)],
  ])("%s is kept as %s", (typed, slug) => expect(slugOf(typed)).toBe(slug));

  test.each(["", "ab", "-abc", "abc-", "a b c", "a/b/c", "a_b", "x".repeat(41), "日本語"])(
    "%s is none",
    (typed) => expect(slugOf(typed)).toBeNull(),
  );

  test.each([
    ["Mesa de Ana!", "mesa-de-ana"],
    ["ab", "mesa-ab"],
    ["", "mesa"],
    ["-abc-", "abc"],
    ["x".repeat(50), "x".repeat(40)],
    ["日本語", "mesa"],
  ])("nearest to %s is %s, which is valid", (typed, nearest) => {
    expect(nearestSlug(typed)).toBe(nearest);
    expect(slugOf(nearest)).toBe(nearest);
  });
});

describe("a URL with another spelling of the name", () => {
  test("leads to the table, its path and its query kept", async () => {
    const answer = await ask("/t/Ñand%C3%BA/view.json?seats=3");
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, "/t/nandu/view.json?seats=3"]);
  });

  test("takes posts as they come", async () => {
    expect(await (await postJson("/t/OTRA-MESA/act", { type: "next" })).json()).toMatchObject({
      code: "no-such-table",
    });
  });
});

test("a name that cannot be is a page that offers the nearest", async () => {
  const answer = await ask("/t/Mesa%20de%20Ana!");
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('href="/t/mesa-de-ana"');
  const json = await ask("/t/ab/view.json", { headers: { Accept: "application/json" } });
  expect([json.status, await json.json()]).toEqual([404, expect.objectContaining({ code: "no-such-page" })]);
});
