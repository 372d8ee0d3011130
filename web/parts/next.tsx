import type { Context } from "../context";
import { offered } from "./choices";
import { Order } from "./form";

/** The button that ends a phase, where it may be ended; `main` where it is what is most likely wanted. */
export function Next({ context, label, main = false }: { context: Context; label: string; main?: boolean }) {
  if (offered(context.view.game, "next").length === 0) return null;
  return (
    <Order context={context} name="next" type="next">
      <button type="submit" class={main ? "end main" : "end"}>
        {label}
      </button>
    </Order>
  );
}
