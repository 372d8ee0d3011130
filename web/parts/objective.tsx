import type { Progress } from "../../worker/game";
import type { Context } from "../context";
import type { TableView } from "../tableView";
import { tellingOf } from "../telling";
import { bookOf } from "./boardOf";
import type { Part } from "./part";

/** How many territories win for everybody; null where nothing is common. */
function commonGoal(view: TableView): number | null {
  const says = bookOf(view).victory.flatMap((rule) => rule.says);
  const common = says.find((one) => one.says === "objective-common");
  return common?.says === "objective-common" ? common.territories : null;
}

function Bars({ context, parts }: { context: Context; parts: readonly Progress[] }) {
  const telling = tellingOf(context);
  return (
    <ul class="progress">
      {parts.map((part) => {
        const text = context.t.progress(part, telling);
        return (
          <li key={text} class={part.have >= part.need ? "met" : undefined}>
            {text} <progress max={part.need} value={Math.min(part.have, part.need)} aria-label={text} />
          </li>
        );
      })}
    </ul>
  );
}

/** The viewer's own objective and how far it is, the common one beside it; empty for everybody else. */
export const objective: Part = {
  id: "objective",
  place: "side",
  draw: (context) => {
    const { t, view } = context;
    const own = view.game?.you;
    if (!view.game || !own || view.game.winners) return <section id="objective" hidden />;
    const goal = commonGoal(view);
    const held = view.game.seats[own.seat].territories;
    const common = goal !== null && own.objective.id !== "common30";
    return (
      <section id="objective" aria-labelledby="objective-title">
        <h2 id="objective-title">{t.play.objectiveTitle}</h2>
        <p>{t.objective(own.objective, tellingOf(context))}</p>
        <Bars context={context} parts={own.progress} />
        {common && (
          <>
            <h3>{t.play.commonProgress}</h3>
            <Bars context={context} parts={[{ what: "territories", have: held, need: goal }]} />
          </>
        )}
      </section>
    );
  },
};
