import type { Asks } from "../../worker/game";
import type { Context } from "../context";
import { named } from "../i18n/named";
import { Order } from "./form";

type Question = Extract<Asks, { question: "occupy" }>;

/** With more numbers than this there is a field instead of a button for each. */
const mostButtons = 6;

/** How many armies move in: a button a number, the most first and marked as what is mostly wanted. */
export function Occupying({ context, asks }: { context: Context; asks: Question }) {
  const { t } = context;
  const [least, most] = asks.armies;
  const all = Array.from({ length: most - least + 1 }, (_, i) => most - i);
  const numbers = all.length > mostButtons ? [most, least] : all;
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
      {numbers.length < all.length && <Some context={context} asks={asks} />}
    </div>
  );
}

/** Any number in between. */
function Some({ context, asks }: { context: Context; asks: Question }) {
  const { t } = context;
  const [least, most] = asks.armies;
  return (
    <Order context={context} name="occupy-some" type="occupy" keep={{ from: asks.to }}>
      <label for="occupy-armies">
        {t.play.howMany} ({t.play.between(least, most)})
      </label>
      <input
        id="occupy-armies"
        name="armies"
        type="number"
        min={least}
        max={most}
        value={Math.ceil((least + most) / 2)}
        inputmode="numeric"
      />
      <button type="submit">{t.play.occupy}</button>
    </Order>
  );
}
