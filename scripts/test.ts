import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import buildAssets from "./assets";

/** What one step did: how many tests passed, and a line for each that did not. */
interface Outcome {
  readonly passed: number;
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

const root = join(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "frontera-test-"));
const deep = process.argv.includes("--deep");

/** Runs a tool of node_modules with the environment given, and answers its exit code. */
function run(script: string, args: readonly string[], env: Record<string, string> = {}): number {
  const path = join(root, "node_modules", script);
  const environment = { ...process.env, ...env, ...(deep ? { DEEP: "1" } : {}) };
  return (
    spawnSync(process.execPath, [path, ...args], { cwd: root, stdio: "inherit", env: environment }).status ??
    1
  );
}

/** A tool that failed without naming a test (a crash, an unhandled error) is itself one failure. */
function faithful(step: string, exit: number, outcome: Outcome): Outcome {
  if (exit === 0 || outcome.failures.length > 0) return outcome;
  return { ...outcome, failures: [`${step} ended with exit code ${exit}`] };
}

function vitest(): Outcome {
  const file = join(reports, "vitest.json");
  const exit = run("vitest/vitest.mjs", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  if (!existsSync(file)) return faithful("vitest", exit || 1, { passed: 0, failures: [] });
  const report: VitestReport = JSON.parse(readFileSync(file, "utf8"));
  const failures = report.testResults.flatMap((suite) => {
    const failed = suite.assertionResults.filter((test) => test.status === "failed");
    // A file that could not be loaded has no tests, only a status.
    if (suite.status === "failed" && failed.length === 0) return [suite.name.replace(`${root}/`, "")];
    return failed.map((test) => `${suite.name.replace(`${root}/`, "")}: ${test.fullName}`);
  });
  return faithful("vitest", exit, { passed: report.numPassedTests, failures });
}

function specsOf(suite: PlaywrightSuite): PlaywrightSuite["specs"] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function playwright(): Outcome {
  const file = join(reports, "playwright.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const exit = run("@playwright/test/cli.js", ["test", "--reporter=list,json"], env);
  if (!existsSync(file)) return faithful("playwright", exit || 1, { passed: 0, failures: [] });
  const report: PlaywrightReport = JSON.parse(readFileSync(file, "utf8"));
  const failures = report.suites.flatMap(specsOf).flatMap((spec) => {
    const failed = spec.tests.filter((test) => test.status === "unexpected" || test.status === "flaky");
    return failed.map(() => `test/browser/${spec.file}: ${spec.title}`);
  });
  const errors = report.errors.map((error) => `playwright: ${error.message ?? "unknown error"}`);
  return faithful("playwright", exit, { passed: report.stats.expected, failures: [...failures, ...errors] });
}

await buildAssets();
const outcomes = [vitest(), playwright()];
rmSync(reports, { recursive: true, force: true });
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
