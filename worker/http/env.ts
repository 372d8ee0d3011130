import type { Context as HonoContext } from "hono";
import type { Language } from "../../web/tableView";

/** What every handler finds beside its request. */
export interface App {
  Bindings: Env;
  Variables: {
    language: Language;
    /** The table's name as it is kept: folded and valid. */
    slug: string;
  };
}

export type Request = HonoContext<App>;
