import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Flaw, flawIn } from "../worker/table/proof";

/** What the verifier says of the text of a log.json: "ok", or the first order that differs. */
export function verdict(text: string): string {
  const flaw = flawOf(text);
  if (flaw === null) return "ok";
  return flaw.n === null ? flaw.what : `order ${flaw.n}: ${flaw.what}`;
}

function flawOf(text: string): Flaw | null {
  try {
    return flawIn(JSON.parse(text));
  } catch (error) {
    return { n: null, what: `this is no log of a table: ${error instanceof Error ? error.message : error}` };
  }
}

function run([file]: readonly string[]): void {
  if (file === undefined) {
    console.error("npm run verify -- LOG.json");
    process.exitCode = 2;
    return;
  }
  const said = verdict(readFileSync(file, "utf8"));
  console.log(said);
  process.exitCode = said === "ok" ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run(process.argv.slice(2));
