import * as z from "zod";
import type { Refusal } from "../../web/tableView";
import { cardOrders, colours, defenceOrders, fail, ok, type Result } from "../game";
import { type Asked, luckyWord, type Presets, wordBytes } from "../table";
import type { Body } from "./body";

const longestName = 40;
const longestText = 64;
const mostCards = 10;
const longestPreset = 200;

/** What is not to be seen or turns the line around. Joiners stay: they hold signs of one picture together. */
const unseen = /[\p{Cc}\s\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+/gu;

/** One line, its spaces single and none around it. */
const seatName = z
  .string()
  .transform((text) => text.toWellFormed().normalize("NFC").replace(unseen, " ").trim())
  .refine((name) => [...name].length <= longestName, { params: { expected: `≤ ${longestName}` } });

const word = z.string().transform((text, issues) => {
  const taken = luckyWord(text);
  if (taken !== null) return taken;
  issues.addIssue({ code: "custom", params: { expected: `≤ ${wordBytes} bytes` } });
  return z.NEVER;
});

const colour = z
  .literal("")
  .transform(() => null)
  .or(z.enum(colours));
const text = z.string().min(1).max(longestText);
const count = z.int().min(0);
const seat = z.int().min(0);
const pact = z.int().min(0);

const commandId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .nullish();

const joinForm = z.object({
  name: seatName.default(""),
  colour: colour.nullable().default(null),
  word: word.default(""),
  // Only a page's own id, made anew for each: two programs that both say "1" are two.
  id: commandId.transform((id) => (id && /^[0-9a-f]{8}-join$/.test(id) ? id : null)),
});
const wordForm = z.object({ word });
const seatForm = z.object({ kind: z.enum(["bot", "open", "close"]), seat, level: text.optional() });

const stampForm = z.object({
  id: commandId,
  seen: z.int().min(0).nullish(),
});

/** A record drops this name by itself; here it is a name that no territory has. */
const withoutPrototype = z
  .unknown()
  .refine((given) => !(given instanceof Object && Object.hasOwn(given, "__proto__")), {
    params: { expected: "{ abc: 1, … }" },
  });
const armiesByTerritory = withoutPrototype.pipe(z.record(text, count));

/** With dice from one territory; without, armies from each of several. */
const attackForm = z
  .object({
    type: z.literal("attack"),
    from: text.or(armiesByTerritory),
    to: text,
    dice: count.optional(),
    until: z.enum(["once", "conquest"]).or(count).optional(),
    back: text.optional(),
  })
  .transform(({ type, from, to, back, ...roll }) =>
    typeof from === "string" ? { type, from, to, ...roll } : { type, from, to, ...(back ? { back } : {}) },
  );

/** For the dice in defence, or for a card: one of the two. */
const standingForm = z
  .object({
    type: z.literal("standing"),
    defend: z.enum(defenceOrders).optional(),
    card: text.optional(),
    answer: z.enum(cardOrders).optional(),
  })
  .transform(({ type, defend, card, answer }, issues) => {
    if (defend !== undefined && card === undefined && answer === undefined) return { type, defend };
    if (defend === undefined && card !== undefined && answer !== undefined) return { type, card, answer };
    const field = card !== undefined && answer === undefined ? "answer" : "defend";
    issues.addIssue({ code: "custom", path: [field], params: { expected: "defend | card, answer" } });
    return z.NEVER;
  });

const commandForm = z.discriminatedUnion("type", [
  z.object({ type: z.literal("claim"), territory: text }),
  z.object({ type: z.literal("place"), armies: armiesByTerritory }),
  attackForm,
  z.object({ type: z.literal("defend"), dice: count }),
  z.object({ type: z.literal("pass") }),
  z.object({ type: z.literal("occupy"), armies: count }),
  z.object({ type: z.literal("regroup"), from: text, to: text, armies: count }),
  z.object({ type: z.literal("trade"), cards: z.array(text).max(mostCards), bonus: text.optional() }),
  z.object({ type: z.literal("play-card"), card: text }),
  standingForm,
  z.object({ type: z.literal("next") }),
  z.object({
    type: z.literal("pact-offer"),
    with: seat,
    scope: z.literal("world").or(z.object({ border: z.tuple([text, text]) })),
    rounds: z.int().min(1).max(1000).optional(),
  }),
  z.object({ type: z.literal("pact-withdraw"), pact }),
  z.object({ type: z.literal("pact-accept"), pact }),
  z.object({ type: z.literal("pact-decline"), pact }),
  z.object({ type: z.literal("pact-break"), pact }),
  z.object({ type: z.literal("surrender") }),
]);

/** Who wants to sit down. */
export const joining = (body: Body): Result<z.infer<typeof joinForm>, Refusal> => checked(joinForm, body);

/** The lucky word. */
export const speaking = (body: Body): Result<z.infer<typeof wordForm>, Refusal> => checked(wordForm, body);

/** What the owner does with a seat. */
export const seating = (body: Body): Result<z.infer<typeof seatForm>, Refusal> => checked(seatForm, body);

/** A command with its sender's id and the version that was seen. */
export function playing(body: Body): Result<Asked, Refusal> {
  const stamped = checked(stampForm, body);
  if (!stamped.ok) return stamped;
  const command = checked(commandForm, body);
  if (!command.ok) return command;
  return ok({ command: command.value, id: stamped.value.id ?? null, seen: stamped.value.seen ?? null });
}

/** What the owner changes of the table's presets, without what belongs to the form itself. */
export function arranging(body: Body): Result<Presets, Refusal> {
  const { id, seen, ...asked } = body;
  const stamped = checked(stampForm, { id, seen });
  return stamped.ok ? ok(presetsIn(asked)) : stamped;
}

/** Every text of a query string or a form, by its name, as presets are given. JSON's values are written out, so that those that cannot be used are named. */
export function presetsIn(fields: Body): Presets {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, presetText(value).slice(0, longestPreset)]),
  );
}

function presetText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "1" : "0";
  return Array.isArray(value) ? value.join(",") : JSON.stringify(value);
}

function checked<T>(form: z.ZodType<T>, body: Body): Result<T, Refusal> {
  const parsed = form.safeParse(body);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return fail({ code: "malformed", field: issue.path.join(".") || "body", expected: expectedBy(issue) });
}

const plainTypes: Readonly<Record<string, string>> = {
  int: "0, 1, 2, …",
  number: "0, 1, 2, …",
  record: "{ abc: 1, … }",
  string: "abc",
};

/** What would have done, in signs that need no translation. */
function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "too_small":
      return `≥ ${issue.minimum}`;
    case "too_big":
      return `≤ ${issue.maximum}`;
    case "invalid_value":
      return issue.values.join(" | ");
    case "invalid_format":
      return issue.pattern ?? issue.format;
    case "invalid_union":
      return "options" in issue && Array.isArray(issue.options)
        ? issue.options.join(" | ")
        : issue.errors
            .flatMap((one) => one.slice(0, 1).map(expectedBy))
            .filter((one) => one !== "")
            .join(" | ");
    case "invalid_type":
      return plainTypes[issue.expected] ?? issue.expected;
    case "custom":
      return String(issue.params?.expected ?? "…");
    default:
      return "…";
  }
}
