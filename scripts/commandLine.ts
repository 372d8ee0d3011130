import { type Ruleset, rulesets } from "../worker/game/index";

/** A mistake on the command line, told in a sentence. */
export class Usage extends Error {}

/** A whole number within these bounds. */
export function whole(name: string, text: string, [least, most]: readonly [number, number]): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most))
    throw new Usage(`--${name} takes a whole number from ${least} to ${most}, not ${text}`);
  return value;
}

/** The ruleset of this name. */
export function rulesetOf(name: string): Ruleset {
  const ruleset = Object.values<Ruleset>(rulesets).find(({ id }) => id === name);
  if (!ruleset) throw new Usage(`--ruleset takes ${Object.keys(rulesets).join(", ")}, not ${name}`);
  return ruleset;
}

/** Runs a script; a usage mistake ends it with its sentence and exit code 2. */
export function run(script: () => void): void {
  try {
    script();
  } catch (error) {
    // Node's own parseArgs names what it does not know by such codes.
    const usage =
      error instanceof Usage ||
      (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));
    if (!usage) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
