import type { TableView } from "../../web/tableView";
import { botOrder } from "./bots";
import type { Change, Ordered } from "./change";
import { type Due, nextDue } from "./clock";
import { holderOf } from "./keys";
import { readTable, writeLobby, writeRow } from "./orderLog";
import { lapsed } from "./play";
import { type Presets, presetTable } from "./presets";
import { isQuiet, type Row } from "./row";
import { type Listener, listenerOf, push } from "./sockets";
import { type Table, tableOf } from "./table";
import { tableView, unopenedView } from "./tableView";

/** Bots' orders in one alarm; then the others are let in. */
const ordersPerAlarm = 50;
const afterFailureMs = 60_000;
/** How long after its last request a seat without a socket still counts as present. */
const presentMs = 60_000;

/** Keeps one table: writes first and then remembers, tells the listeners, and sets the one alarm. */
export class Keeper {
  readonly #ctx: DurableObjectState;
  /** Each holder's last request, in milliseconds since 1970. */
  readonly #heard = new Map<string, number>();
  #table: Table | null = null;
  /** When the alarm is set for; null: not set. */
  #armedFor: number | null = null;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
  }

  /** Null where nobody has ever sat down. */
  get table(): Table | null {
    return this.#table;
  }

  /** Takes up what was stored. Writes nothing for a table that nobody has opened. */
  async load(): Promise<void> {
    const stored = readTable(this.#ctx.storage.sql);
    if (!stored) return;
    this.#table = tableOf(stored.lobby, stored.rows);
    this.#armedFor = await this.#ctx.storage.getAlarm();
    this.#arm();
  }

  /** Writes the change as one transaction; only then is it so. */
  commit({ after, lobby, row }: Change): void {
    const { storage } = this.#ctx;
    const before = this.#table;
    storage.transactionSync(() => {
      if (lobby) writeLobby(storage.sql, lobby);
      if (row) writeRow(storage.sql, row);
    });
    this.#table = after;
    const present = this.present();
    if (before)
      this.#tell({ table: before, present }, { table: after, present }, audienceOf(before, after, row));
    this.#arm();
  }

  /** Notes a request, and answers whose it was; null for a watcher. */
  hear(key: string | null): string | null {
    const holder = key === null ? null : holderOf(key);
    if (holder !== null && this.#table?.lobby.seats.some((seat) => seat.holder === holder))
      this.#heard.set(holder, Date.now());
    return holder;
  }

  /** Opens a socket to pushes; the others see that its seat is there. */
  listen(socket: WebSocket, listener: Listener): void {
    const { holder } = listener;
    const before = this.present();
    this.#ctx.acceptWebSocket(socket);
    socket.serializeAttachment(listener);
    if (holder === null || before.has(holder) || !this.#table) return;
    const table = this.#table;
    this.#tell({ table, present: before }, { table, present: this.present() });
  }

  /** The table as this holder may see it; one that nobody has opened as its presets make it. */
  view(slug: string, holder: string | null, presets: Presets = {}): TableView {
    if (!this.#table) return unopenedView(slug, presetTable(presets));
    return tableView(this.#table, { holder, present: this.present() });
  }

  /** Whose page is open, or was asked for a moment ago. */
  present(): ReadonlySet<string> {
    const present = new Set<string>();
    for (const socket of this.#ctx.getWebSockets()) {
      const { holder } = listenerOf(socket);
      if (holder !== null) present.add(holder);
    }
    const since = Date.now() - presentMs;
    for (const [holder, at] of this.#heard) if (at >= since) present.add(holder);
    return present;
  }

  /** Lets the time that is up be up before anything else happens. */
  closeLapsed(): void {
    for (;;) {
      const due = this.#table && nextDue(this.#table);
      if (!this.#table || due?.what !== "lapse" || due.at > Date.now()) return;
      this.commit(carriedOut(this.#table, due));
    }
  }

  /** Does what is due. Done again it finds nothing due; what fails is tried again later rather than at once. */
  async runDue(): Promise<void> {
    this.#armedFor = null;
    try {
      for (let i = 0; i < ordersPerAlarm && this.#table; i++) {
        const due = nextDue(this.#table);
        if (!due || due.at > Date.now()) break;
        this.commit(carriedOut(this.#table, due));
      }
      this.#arm();
    } catch (error) {
      console.error(
        JSON.stringify({ event: "alarm-failed", table: this.#table?.lobby.slug, error: String(error) }),
      );
      this.#armedFor = Date.now() + afterFailureMs;
      await this.#ctx.storage.setAlarm(this.#armedFor);
    }
  }

  /** Sets the alarm for the next thing due, where that has changed: each setting is a row written. */
  #arm(): void {
    const at = (this.#table && nextDue(this.#table)?.at) ?? null;
    if (at === this.#armedFor) return;
    this.#armedFor = at;
    const set = at === null ? this.#ctx.storage.deleteAlarm() : this.#ctx.storage.setAlarm(at);
    this.#ctx.waitUntil(set);
  }

  #tell(before: Moment, after: Moment, { hears, whole }: Audience = everybody): void {
    try {
      const glimpse = (holder: string | null) => ({
        before: tableView(before.table, { holder, present: before.present }),
        after: tableView(after.table, { holder, present: after.present }),
      });
      const sockets = this.#ctx.getWebSockets().filter((socket) => hears(listenerOf(socket).holder));
      push(sockets, glimpse, whole);
    } catch (error) {
      // The order stands all the same: who missed the news gets the board when its page asks.
      console.error(
        JSON.stringify({ event: "push-failed", table: after.table.lobby.slug, error: String(error) }),
      );
    }
  }
}

interface Moment {
  readonly table: Table;
  readonly present: ReadonlySet<string>;
}

/** Who is told, and whether the whole board rather than what has changed. */
interface Audience {
  hears(holder: string | null): boolean;
  readonly whole: boolean;
}

const everybody: Audience = { hears: () => true, whole: false };

/** A quiet order is told to its own seat's pages; at the end of the hidden set-up all see what they were not told of. */
function audienceOf(before: Table, after: Table, row: Row | null): Audience {
  if (row && row.seat !== null && isQuiet(row)) {
    const own = after.lobby.seats[row.seat].holder;
    return { hears: (holder) => holder !== null && holder === own, whole: false };
  }
  const wasHidden = before.game?.state.together === true;
  return { ...everybody, whole: wasHidden && after.game?.state.together === false };
}

/** The order that is due. */
function carriedOut(table: Table, due: Due): Ordered {
  const order = due.what === "bot" ? botOrder(table, due.seat, Date.now()) : lapsed(table, Date.now());
  if (!order.ok) throw new Error(`no lawful order is due: ${order.error.code}`);
  return order.value;
}
