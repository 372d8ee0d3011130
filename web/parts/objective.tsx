import type { VNode } from "preact";
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

/** One part of an objective; more than it asks for is no more than met. */
function bar(context: Context, { need, ...part }: Progress, id: string): VNode {
  const have = Math.min(part.have, need);
  const text = context.t.progress({ ...part, need, have }, tellingOf(context));
  return (
    <li key={id} id={id} class={have === need ? "met" : undefined}>
      {text} <progress max={need} value={have} aria-label={text} />
    </li>
  );
}

/** How far the viewer's own objective is, part by part. */
const own = (context: Context): VNode[] =>
  (context.view.game?.you?.progress ?? []).map((part, i) => bar(context, part, `goal-${i}`));

/** How far the viewer is with the common one; nothing where there is none, or no other. */
function common(context: Context): VNode[] {
  const { game } = context.view;
  const goal = commonGoal(context.view);
  if (!game?.you || goal === null || game.you.objective.id === "common30") return [];
  const have = game.seats[game.you.seat].territories;
  return [bar(context, { what: "territories", have, need: goal }, "goal-common")];
}

/** The viewer's own objective and how far it is, the common one beside it; empty for everybody else. */
export const objective: Part = {
  id: "objective",
  place: "side",
  draw: (context) => {
    const { t, view } = context;
    const you = view.game?.you;
    if (!you || view.game?.winners) return <section id="objective" hidden />;
    const everybodys = common(context);
    return (
      <section id="objective" aria-labelledby="objective-title">
        <h2 id="objective-title">{t.play.objectiveTitle}</h2>
        <p>{t.objective(you.objective, tellingOf(context))}</p>
        <ul class="progress">{own(context)}</ul>
        {everybodys.length > 0 && (
          <>
            <h3>{t.play.commonProgress}</h3>
            <ul class="progress">{everybodys}</ul>
          </>
        )}
      </section>
    );
  },
  pieces: (context) => [...own(context), ...common(context)],
};
