import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";

test("the program says that it is well", async () => {
  const answer = await exports.default.fetch("http://localhost/healthz");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ ok: true });
});
