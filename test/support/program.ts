import { type Command, rulebook } from "../../worker/game/index";
import type { LogJson } from "../../worker/table/logJson";
import type { viewJson } from "../../worker/table/viewJson";

type ViewJson = ReturnType<typeof viewJson>;

/** A table as programs play at it: each seat with its key. */
export interface Program {
  readonly url: string;
  /** In seat order. */
  readonly keys: readonly string[];
  view(seat?: number): Promise<ViewJson>;
  log(): Promise<LogJson>;
  /** An order that has to be accepted. */
  order(seat: number, command: Command): Promise<void>;
  /** Whoever is awaited claims, spreads and places by some rule until the game has come to this phase. Answers who is on turn. */
  untilPhase(phase: string): Promise<number>;
}

/** Sits so many down at a table preset like this, and starts it. */
export async function startedBy(
  url: string,
  people: number,
  presets: Record<string, string>,
): Promise<Program> {
  const post = async (path: string, body: object, key?: string): Promise<Response> => {
    const headers = {
      "Content-Type": "application/json",
      Accept: "application/json",
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
    };
    const answer = await fetch(`${url}/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${await answer.text()}`);
    return answer;
  };
  const keys: string[] = [];
  for (let seat = 0; seat < people; seat++) {
    const sat = await post("join", { name: `P${seat}`, seats: people, ...presets });
    const { key }: { key: string } = await sat.json();
    keys.push(key);
  }
  await post("start", {}, keys[0]);
  const view = async (seat?: number): Promise<ViewJson> => {
    const headers: HeadersInit = seat === undefined ? {} : { Authorization: `Bearer ${keys[seat]}` };
    return (await fetch(`${url}/view.json`, { headers })).json();
  };
  const order = async (seat: number, command: Command) => {
    await post("act", command, keys[seat]);
  };
  return {
    url,
    keys,
    view,
    order,
    log: async () => (await fetch(`${url}/log.json`)).json(),
    async untilPhase(phase) {
      for (let now = await view(); now.phase !== phase; now = await view()) {
        const [seat] = now.awaits;
        await order(seat, settling(await view(seat)));
      }
      return (await view()).turn ?? -1;
    },
  };
}

/** Claims the first free territory; spreads as many as may stand, which leaves the others weak; places all on a border. */
function settling(view: ViewJson): Command {
  const choices = view.you?.choices ?? [];
  const claim = choices.find(({ command }) => command.type === "claim");
  if (claim) return claim.command;
  const places = choices.flatMap(({ command, armies }) =>
    command.type === "place" && armies ? [{ id: Object.keys(command.armies)[0], most: armies[1] }] : [],
  );
  const place = places.find(({ id }) => foreignBeside(view, id).length > 0) ?? places[0];
  return place ? { type: "place", armies: { [place.id]: place.most } } : { type: "next" };
}

/** The others' territories that border this one. */
export function foreignBeside({ table, territories }: ViewJson, id: string): string[] {
  const { neighbours, board } = rulebook(table.ruleset, table.options);
  const ids = board.territories.map((one) => one.id);
  return neighbours[ids.indexOf(id)]
    .map((n) => ids[n])
    .filter((one) => territories[one].seat !== territories[id].seat);
}

/** A territory of this seat with another's beside it: the others' strongest, or where the own outnumber theirs by most. */
export function facing(
  view: ViewJson,
  seat: number,
  theirs: "strongest" | "outnumbered",
): { from: string; to: string } {
  const { territories } = view;
  const armies = (id: string) => territories[id].armies;
  const pairs = Object.keys(territories)
    .filter((id) => territories[id].seat === seat)
    .flatMap((from) => foreignBeside(view, from).map((to) => ({ from, to })));
  const [best] = pairs.toSorted((a, b) =>
    theirs === "strongest"
      ? armies(b.to) - armies(a.to) || armies(b.from) - armies(a.from)
      : armies(b.from) - armies(b.to) - (armies(a.from) - armies(a.to)),
  );
  if (!best) throw new Error(`nobody stands beside seat ${seat}`);
  return best;
}
