import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

const deep = process.env.DEEP === "1";
const provide = { deep };

export default defineConfig({
  test: {
    projects: [
      {
        // Vite takes jsxImportSource only for files that tsconfig.json includes, and the unit tests are not among them.
        oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
        test: {
          name: "node",
          // These tests share nothing that any of them writes to, and a worker a file costs more than most of them.
          isolate: false,
          // For a whole law, on a machine that is busy with other things.
          testTimeout: deep ? 1_200_000 : 60_000,
          include: ["test/{game,golden,web}/**/*.test.{ts,tsx}", "test/architecture.test.ts"],
          provide,
        },
      },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: "./wrangler.toml" } })],
        test: {
          name: "workerd",
          include: ["test/{table,http}/**/*.test.{ts,tsx}"],
          provide,
        },
      },
    ],
  },
});
