import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

// The system's browser where there is one: it needs no download. Elsewhere Playwright's own.
const system = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);

export default defineConfig({
  testDir: "test/browser",
  globalSetup: "./scripts/assets.ts",
  // Each worker has a server and a browser of its own; more of them than cores only time out.
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: process.env.CI !== undefined,
  use: {
    trace: "retain-on-failure",
    launchOptions: {
      ...(system ? { executablePath: system } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
