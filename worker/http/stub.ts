import type { Call, GameTable } from "../table";
import type { Request } from "./env";
import { keyOf } from "./session";

type Method = "look" | "log" | "join" | "word" | "seat" | "options" | "start" | "play" | "fetch";

/** The table as this room asks it: the methods of its object, answered from the other side of the network. */
export type TableStub = {
  readonly [M in Method]: (...given: Parameters<GameTable[M]>) => Promise<ReturnType<GameTable[M]>>;
};

/** The table of this URL. */
export function tableOf(c: Request): TableStub {
  // What arrives has the shape that was sent; only the generated type says otherwise, making an array of each readonly pair.
  return c.env.TABLES.getByName(c.var.slug) as unknown as TableStub;
}

/** Who asks, of which table. */
export function callOf(c: Request): Call {
  return { slug: c.var.slug, key: keyOf(c, c.var.slug), presets: {} };
}
