import { Hono } from "hono";
import type { Selection } from "../../web/context";
import type { Refusal, TableView } from "../../web/tableView";
import { lacks, type Result, rulebook } from "../game";
import type { Asked, Reply } from "../table";
import { refused, replied, wantsJson, wantsParts } from "./answer";
import { type Body, bodyOf } from "./body";
import type { App, Request } from "./env";
import { arranging, joining, playing, presetsIn, seating, speaking } from "./forms";
import { keepKey } from "./session";
import { callOf, type TableStub, tableOf } from "./stub";

/** Everything that is done at a table. */
export const acts = new Hono<App>();

acts.post("/join", async (c) => {
  const body = await bodyOf(c);
  const fields = body.ok ? body.value : {};
  const call = { ...callOf(c), presets: { ...presetsIn(c.req.query()), ...presetsIn(fields) } };
  const form = body.ok ? joining(fields) : body;
  if (!form.ok) return refused(c, form.error, await tableOf(c).look(call), fields);
  const reply = await tableOf(c).join(call, form.value);
  if (!reply.ok) return refused(c, reply.error, reply.view, fields);
  keepKey(c, c.var.slug, reply.value.key);
  // The open page listens as a watcher; a new one listens as the seat.
  if (wantsParts(c) && !wantsJson(c)) return c.body(null, 200, { "HX-Redirect": `/t/${c.var.slug}` });
  return replied(c, reply);
});

acts.post("/word", (c) => act(c, speaking, (table, { word }) => table.word(callOf(c), word)));
acts.post("/seats", (c) => act(c, seating, (table, change) => table.seat(callOf(c), change)));
acts.post("/options", (c) => act(c, arranging, (table, asked) => table.options(callOf(c), asked)));
acts.post("/start", (c) => act(c, nothing, (table) => table.start(callOf(c))));

acts.post("/act", async (c) => {
  const body = await bodyOf(c);
  const form = body.ok ? playing(body.value) : body;
  if (!form.ok) return refusedForm(c, form.error, body.ok ? body.value : {});
  return replied(c, await tableOf(c).play(callOf(c), form.value), kept(form.value));
});

/** One act of somebody who sits: its form, and what the table is asked to do with it. */
async function act<F, T extends object>(
  c: Request,
  read: (body: Body) => Result<F, Refusal>,
  ask: (table: TableStub, form: F) => Promise<Reply<T>>,
): Promise<Response> {
  const form = await formOf(c, read);
  return form.ok ? replied(c, await ask(tableOf(c), form.value)) : refusedForm(c, form.error);
}

async function formOf<F>(c: Request, read: (body: Body) => Result<F, Refusal>): Promise<Result<F, Refusal>> {
  const body = await bodyOf(c);
  return body.ok ? read(body.value) : body;
}

const nothing = (): Result<null, Refusal> => ({ ok: true, value: null });

/** A form that says nothing the table could do. Who may not act at all, or not so in these rules, is told that first. */
async function refusedForm(c: Request, refusal: Refusal, { type }: Body = {}): Promise<Response> {
  const view = await tableOf(c).look(callOf(c));
  return refused(c, barred(view) ?? lacking(view, type) ?? refusal, view);
}

function barred({ version, you }: TableView): Refusal | null {
  if (version === 0) return { code: "no-such-table" };
  return you ? null : { code: "not-seated" };
}

function lacking({ game }: TableView, command: unknown): Refusal | null {
  if (!game || typeof command !== "string") return null;
  return lacks(rulebook(game.ruleset, game.options), command)
    ? { code: "not-in-these-rules", command }
    : null;
}

/** What stays selected after this command, where the URL selects nothing: the same attack once more. */
function kept({ command }: Asked): Selection {
  if (command.type !== "attack") return {};
  const { from, to } = command;
  if (typeof from === "string") return { from, to };
  const [source, ...others] = Object.keys(from);
  return others.length === 0 ? { from: source, to } : { to };
}
