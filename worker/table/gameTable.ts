import { DurableObject } from "cloudflare:workers";

/** One table: its orders, its chance, its clock and its sockets. */
export class GameTable extends DurableObject<Env> {}
