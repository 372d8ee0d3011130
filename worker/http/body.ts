import type { Refusal } from "../../web/tableView";
import { fail, ok, type Result } from "../game";
import type { Request } from "./env";

/** The fields of a post, in the shape of its JSON; a form's texts are made what they stand for. Not yet checked. */
export type Body = Readonly<Record<string, unknown>>;

/** Fields that a form can only send as text. `until` may also be a word. */
const numbers = new Set(["armies", "dice", "until", "with", "pact", "rounds", "seen", "seat"]);
const lists = new Set(["cards"]);
const asWritten = new Set(["name", "word"]);

/** Whether the body of this request is JSON. */
export const sendsJson = (c: Request): boolean =>
  /^application\/json\b/i.test(c.req.header("Content-Type") ?? "");

/** What was posted, as a form or as JSON: both mean the same. No body is no fields. */
export async function bodyOf(c: Request): Promise<Result<Body, Refusal>> {
  if (sendsJson(c)) return json(await c.req.text());
  const type = c.req.header("Content-Type");
  if (type === undefined) return ok({});
  try {
    return ok(shaped(await c.req.formData()));
  } catch {
    return malformed(
      "Content-Type",
      "application/json | application/x-www-form-urlencoded | multipart/form-data",
    );
  }
}

function json(text: string): Result<Body, Refusal> {
  try {
    const body: unknown = JSON.parse(text);
    if (isBody(body)) return ok(body);
  } catch {
    // Said below.
  }
  return malformed("body", "JSON { … }");
}

const isBody = (value: unknown): value is Body =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `armies.peru=3&armies.chile=2`, where each part counts armies, is {armies: {peru: 3, chile: 2}}; a field left empty is not there. */
function shaped(form: FormData): Body {
  const fields = new Map<string, unknown>();
  const parts = new Map<string, Map<string, unknown>>();
  for (const [name, value] of form) {
    if (typeof value !== "string" || (value === "" && !asWritten.has(name))) continue;
    const [field, part] = split(name);
    if (part !== undefined) parts.set(field, (parts.get(field) ?? new Map()).set(part, counted(value)));
    else if (lists.has(field)) fields.set(field, [...list(fields.get(field)), value]);
    else fields.set(field, meant(field, value));
  }
  for (const [field, named] of parts) fields.set(field, Object.fromEntries(named));
  const scope = fields.get("scope");
  if (scope === "border") fields.set("scope", { border: [fields.get("own"), fields.get("theirs")] });
  // A choice from a list can send one field only: `border,peru,chile`.
  else if (typeof scope === "string" && scope.startsWith("border,"))
    fields.set("scope", { border: scope.split(",").slice(1) });
  return Object.fromEntries(fields);
}

function split(name: string): [field: string, part?: string] {
  const dot = name.indexOf(".");
  return dot < 0 ? [name] : [name.slice(0, dot), name.slice(dot + 1)];
}

const meant = (field: string, value: string): unknown => (numbers.has(field) ? counted(value) : value);

/** The number that a text is, or the text. */
const counted = (value: string): unknown => (/^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value);

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const malformed = (field: string, expected: string) => fail<Refusal>({ code: "malformed", field, expected });
