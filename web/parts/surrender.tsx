import type { Context } from "../context";
import { linkTo } from "../selection";
import { offered } from "./choices";
import { Order } from "./form";
import type { Part } from "./part";

function Confirm({ context }: { context: Context }) {
  const { t } = context;
  return (
    <div class="confirm">
      <p>{t.play.surrenderEffect}</p>
      <Order context={context} name="surrender" type="surrender">
        <button type="submit" class="danger">
          {t.play.surrenderConfirm}
        </button>
      </Order>
      <a href={linkTo({})}>{t.play.surrenderCancel}</a>
    </div>
  );
}

/** Giving up, in two steps: what it does is printed before the button that does it. */
export const surrender: Part = {
  id: "surrender",
  place: "side",
  draw: (context) => {
    const { t, view, selection } = context;
    if (offered(view.game, "surrender").length === 0) return <section id="surrender" hidden />;
    const asked = selection.open === "surrender";
    return (
      <section id="surrender" aria-label={t.play.surrenderTitle}>
        {asked ? (
          <Confirm context={context} />
        ) : (
          // To where it asks, for who follows it without scripts too.
          <a href={`${linkTo({ open: "surrender" })}#surrender`}>{t.play.surrenderAsk}</a>
        )}
      </section>
    );
  },
};
