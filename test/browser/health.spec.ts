import { expect, test } from "@playwright/test";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test("a browser reaches the program, also after it was killed", async ({ page }) => {
  await page.goto(`${server.url}/healthz`);
  await expect(page.locator("body")).toContainText('"ok":true');

  await server.kill9();
  await expect(page.goto(`${server.url}/healthz`)).rejects.toThrow("ERR_CONNECTION");

  await server.restart();
  await page.goto(`${server.url}/healthz`);
  await expect(page.locator("body")).toContainText('"ok":true');
});
