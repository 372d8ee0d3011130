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
    return { n: null, what: `this is no log of a table: ${reason(error)}` };
  }
}

/** What is printed, and the exit code: 0 where it is "ok", 1 where something differs, 2 where there is nothing to verify. */
function checked([file]: readonly string[]): [said: string, code: number] {
  if (file === undefined) return ["which log? npm run verify -- LOG.json", 2];
  try {
    const said = verdict(readFileSync(file, "utf8"));
    return [said, said === "ok" ? 0 : 1];
  } catch (error) {
    return [`${file} cannot be read: ${reason(error)}`, 2];
  }
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [said, code] = checked(process.argv.slice(2));
  console.log(said);
  process.exitCode = code;
}
