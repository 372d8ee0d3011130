import type { Asks } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { Order } from "./form";

/** How many armies move in: a button a number, the most first and marked as what is mostly wanted. */
export function Occupying({
  context,
  asks,
}: {
  context: Context;
  asks: Extract<Asks, { question: "occupy" }>;
}) {
  const { t } = context;
  const [least, most] = asks.armies;
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => most - i);
  return (
    <div class="pick">
      <h3>
        {t.play.occupyTitle(named(t.names.territories, asks.from), named(t.names.territories, asks.to))}
      </h3>
      <p>{t.play.occupyHelp(least)}</p>
      <Order context={context} name="occupy" type="occupy" keep={{ from: asks.to }}>
        {numbers.map((n) => (
          <button key={n} type="submit" name="armies" value={n} class={n === most ? "main" : undefined}>
            {n}
            {n === most && most > least && <small> {t.play.occupyMost}</small>}
          </button>
        ))}
      </Order>
    </div>
  );
}
