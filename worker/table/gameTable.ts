import { DurableObject } from "cloudflare:workers";
import type { Refusal, TableView } from "../../web/tableView";
import { fail, ok, type Result, type Seat } from "../game";
import type { Acted, Call, Played, Reply, Seated } from "./answer";
import { type Change, lobbyChange, openLobby, ownersLobby, rearranged } from "./change";
import { Keeper } from "./keeper";
import { holderOf, newKey, newSeed } from "./keys";
import { type Lobby, seatOf } from "./lobby";
import { type LogJson, logJson } from "./logJson";
import { type Asked, act, answered, startGame } from "./play";
import { presetTable } from "./presets";
import type { Row } from "./row";
import { arrangeSeat, type Newcomer, type SeatChange, sit, speak } from "./seats";
import { shownEvents } from "./shown";
import { close, greet, listening, noSuchTable } from "./sockets";
import { type Table, versionOf } from "./table";

/** One table: what others may ask of it. */
export class GameTable extends DurableObject<Env> {
  readonly #keeper: Keeper;
  /** The same press twice sits down once: answers to forms, kept while the table is awake and never stored. */
  readonly #joined = new Map<string, Seated>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "{}"));
    this.#keeper = new Keeper(ctx);
    ctx.blockConcurrencyWhile(() => this.#keeper.load());
  }

  /** The table as this viewer may see it; one that nobody has opened as its presets make it. */
  look(call: Call): TableView {
    return this.#keeper.view(call.slug, this.#keeper.hear(call.key), call.presets);
  }

  /** The orders as this viewer may see them, and whether the key opened a seat. */
  log(call: Call): { readonly log: LogJson; readonly seated: boolean } {
    const view = this.look(call);
    return { log: logJson(view, this.#keeper.table), seated: view.you !== null };
  }

  /** Sits down on the first open seat; who sits already is told its own. */
  join(call: Call, newcomer: Omit<Newcomer, "holder"> & { readonly id?: string | null }): Reply<Seated> {
    const known = this.#keeper.hear(call.key);
    const table = this.#keeper.table ?? opened(call);
    const own = seatOf(table.lobby, known);
    if (own !== null && call.key !== null)
      return this.#reply(call, known, ok({ seat: own, key: call.key, version: versionOf(table) }));
    const twice = this.#joined.get(newcomer.id ?? "");
    if (twice) return this.#reply(call, this.#keeper.hear(twice.key), ok(twice));
    const key = newKey();
    const holder = holderOf(key);
    const open = openLobby(table);
    const sat = open.ok ? sit(open.value, { ...newcomer, holder }) : open;
    if (!sat.ok) return this.#reply(call, known, sat);
    const change = lobbyChange(table, sat.value);
    this.#keeper.commit(change);
    const seat = seatOf(sat.value, holder) ?? 0;
    const seated = { seat, key, version: versionOf(change.after) };
    if (newcomer.id) this.#joined.set(newcomer.id, seated);
    return this.#reply(call, this.#keeper.hear(key), ok(seated));
  }

  /** Sets the own lucky word, until the start. */
  word(call: Call, word: string): Reply<Acted> {
    return this.#change(call, (table, holder) => {
      const open = openLobby(table);
      return open.ok ? ok(lobbyChange(table, speak(open.value, holder, word))) : open;
    });
  }

  /** The owner puts a bot on a seat, or opens or closes it. */
  seat(call: Call, asked: SeatChange): Reply<Acted> {
    return this.#change(call, (table, holder) => {
      const open = ownersLobby(table, holder);
      const arranged = open.ok ? arrangeSeat(open.value, asked) : open;
      return arranged.ok ? ok(lobbyChange(table, arranged.value)) : arranged;
    });
  }

  /** The owner changes what the table was preset with; what is absent stays. */
  options(call: Call, asked: Readonly<Record<string, string>>): Reply<Acted> {
    return this.#change(call, (table, holder) => {
      const open = ownersLobby(table, holder);
      return open.ok ? rearranged(table, open.value, asked) : open;
    });
  }

  /** The owner starts the game. */
  start(call: Call): Reply<Acted> {
    return this.#change(call, (table, holder) => startGame(table, holder, Date.now()));
  }

  /** One command of a seat; the same id again gets the same answer. */
  play(call: Call, asked: Asked): Reply<Played> {
    const holder = this.#keeper.hear(call.key);
    // What is answered too late is not answered, whether the alarm has rung yet or not.
    this.#keeper.closeLapsed();
    const seated = seatedAt(this.#keeper.table, holder);
    if (!seated.ok) return this.#reply(call, holder, seated);
    const { table, seat } = seated.value;
    const earlier = answered(table, seat, asked.id);
    if (earlier) return this.#reply(call, holder, ok(played(table, earlier, seat)));
    const change = act(table, seat, asked, Date.now());
    if (!change.ok) return this.#reply(call, holder, change);
    this.#keeper.commit(change.value);
    return this.#reply(call, holder, ok(played(change.value.after, change.value.row, seat)));
  }

  /** Opens a socket that hears of every change. A page that shows another version first gets the board as it is. */
  override fetch(request: Request): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    const { table } = this.#keeper;
    if (table) {
      const { listener, seen } = listening(request);
      this.#keeper.listen(server, listener);
      const view = this.#keeper.view(table.lobby.slug, listener.holder);
      if (seen !== view.mark) greet(server, view);
    } else {
      server.accept();
      server.close(noSuchTable, "no-such-table");
    }
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(): void {
    // Push only: pings are answered without waking the table, and nothing else is expected.
  }

  override webSocketClose(socket: WebSocket, code: number, reason: string): void {
    close(socket, code, reason);
  }

  override alarm(): Promise<void> {
    return this.#keeper.runDue();
  }

  /** An act of somebody who sits at the table. */
  #change(call: Call, decide: (table: Table, holder: string) => Result<Change, Refusal>): Reply<Acted> {
    const holder = this.#keeper.hear(call.key);
    const { table } = this.#keeper;
    const seated = seatedAt(table, holder);
    const change = seated.ok ? decide(seated.value.table, seated.value.holder) : seated;
    if (!change.ok) return this.#reply(call, holder, change);
    this.#keeper.commit(change.value);
    return this.#reply(call, holder, ok({ version: versionOf(change.value.after) }));
  }

  #reply<T>(call: Call, holder: string | null, result: Result<T, Refusal>): Reply<T> {
    return { ...result, view: this.#keeper.view(call.slug, holder, call.presets) };
  }
}

/** The table and the seat that this holder's key opens. */
function seatedAt(
  table: Table | null,
  holder: string | null,
): Result<{ table: Table; holder: string; seat: Seat }, Refusal> {
  if (!table) return fail({ code: "no-such-table" });
  const seat = seatOf(table.lobby, holder);
  if (holder === null || seat === null) return fail({ code: "not-seated" });
  return ok({ table, holder, seat });
}

/** A table that comes to be: its seed is drawn, so that nobody can sit down without its commitment. */
function opened({ slug, presets }: Call): Table {
  const { settings, seats } = presetTable(presets);
  const lobby: Lobby = { slug, seed: newSeed(), version: 0, settings, seats, owner: null };
  return { lobby, rows: [], game: null };
}

const played = (table: Table, row: Row, seat: Seat): Played => ({
  version: row.version,
  events: shownEvents(table, row, seat),
});
