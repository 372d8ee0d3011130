import { exports } from "cloudflare:workers";
// Loads the program before the first test, whose time would run out on a busy machine.
import "../../worker";
import { type Command, rulesets } from "../../worker/game";
import type { LogJson, viewJson } from "../../worker/table";

export const origin = "http://localhost";

type ViewJson = ReturnType<typeof viewJson>;
type Fields = Readonly<Record<string, unknown>>;

let tables = 0;

/** A table's name that no other test uses: what one test stores, the others would find. */
export const newSlug = (): string => `mesa-${Date.now().toString(36)}-${++tables}`;

/** A request from outside, over the program's own door. Redirects are not followed. */
export function ask(path: string, init: RequestInit = {}, at = origin): Promise<Response> {
  return exports.default.fetch(new Request(at + path, { redirect: "manual", ...init }));
}

/** A post of JSON by a program; `key` opens a seat. */
export function postJson(path: string, fields: Fields, key?: string): Promise<Response> {
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  return ask(path, { method: "POST", headers: { ...headers, ...bearer(key) }, body: JSON.stringify(fields) });
}

/** A post of a form by a browser without scripts, from the program's own page. */
export function postForm(
  path: string,
  fields: Readonly<Record<string, string>> | URLSearchParams,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const form = new Headers({
    Origin: origin,
    "Content-Type": "application/x-www-form-urlencoded",
    ...headers,
  });
  return ask(path, { method: "POST", headers: form, body: new URLSearchParams(fields).toString() });
}

/** What a program sees of a table. */
export async function viewOf(slug: string, key?: string): Promise<ViewJson> {
  return (await ask(`/t/${slug}/view.json`, { headers: bearer(key) })).json();
}

/** A table's log as this viewer may see it. */
export async function logOf(slug: string, key?: string): Promise<LogJson> {
  return (await ask(`/t/${slug}/log.json`, { headers: bearer(key) })).json();
}

/** Sits down and answers the key. */
export async function sit(slug: string, fields: Fields = {}): Promise<string> {
  const answer = await postJson(`/t/${slug}/join`, fields);
  const { key }: { key: string } = await answer.json();
  return key;
}

/** Orders one command. */
export const order = (slug: string, key: string, command: Command | Fields): Promise<Response> =>
  postJson(`/t/${slug}/act`, command, key);

/** A started table of people alone: their keys in seat order. */
export async function startedTable(
  people: number,
  presets: Fields = {},
): Promise<{ slug: string; keys: string[] }> {
  const slug = newSlug();
  const keys: string[] = [];
  for (let i = 0; i < people; i++)
    keys.push(await sit(slug, { name: `P${i}`, word: `suerte ${i}`, seats: people, ...presets }));
  await postJson(`/t/${slug}/start`, {}, keys[0]);
  return { slug, keys };
}

/** A lawful order for who is on turn: placing what it can on a border, so that it may attack from there, or else going on. */
export async function someOrder(slug: string, key: string): Promise<Command> {
  const { you, territories } = await viewOf(slug, key);
  if (!you) throw new Error("nobody sits there");
  const { borders } = rulesets["comunidad-teg"].board;
  const isFrontier = (id: string) =>
    borders.some((pair) => pair.includes(id) && pair.some((one) => territories[one].seat !== you.seat));
  const places = you.choices.flatMap(({ command, armies }) =>
    command.type === "place" && armies ? [{ id: Object.keys(command.armies)[0], most: armies[1] }] : [],
  );
  const place = places.find(({ id }) => isFrontier(id)) ?? places[0];
  return place ? { type: "place", armies: { [place.id]: place.most } } : { type: "next" };
}

/** The refusal's code. */
export async function codeOf(answer: Response): Promise<string> {
  const { code }: { code: string } = await answer.json();
  return code;
}

export const bearer = (key?: string): Record<string, string> =>
  key === undefined ? {} : { Authorization: `Bearer ${key}` };
