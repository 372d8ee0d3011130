import { type Ruleset, rulesets } from "../../worker/game";
import type { Context } from "../context";
import { tellingOf } from "../telling";
import { Form, Hidden } from "./form";
import type { Part } from "./part";

const known: Readonly<Record<string, Ruleset>> = rulesets;

function Missing({ context }: { context: Context }) {
  const { t, view } = context;
  const seated = view.seats.filter(({ kind }) => kind === "person" || kind === "bot").length;
  const [least] = known[view.ruleset].seats;
  return <p>{seated < least ? t.table.startMissing(least, seated) : t.table.startWith(seated)}</p>;
}

/** With two seats the common objective is mostly met in the first turn; so the official rule for two is recommended. */
function recommendsWorld({ view }: Context): boolean {
  const playing = view.seats.filter(({ kind }) => kind !== "closed");
  const seated = playing.filter(({ kind }) => kind !== "open");
  const two = playing.length === 2 || seated.length === 2;
  return two && view.options.victory === "secret-and-30";
}

function ForTwo({ context }: { context: Context }) {
  const { t, view } = context;
  return (
    <>
      <p class="hint">{t.table.worldForTwo}</p>
      {view.you?.owner && (
        <Form context={context} name="world" to="options">
          <Hidden name="victory" value="world" />
          <button type="submit" class="main">
            {t.table.worldForTwoButton}
          </button>
        </Form>
      )}
    </>
  );
}

/** The start: for the owner a button, or what is missing; for the others, who starts. */
export const lobbyStart: Part = {
  id: "start",
  place: "action",
  draw: (context) => {
    const { t, view } = context;
    if (view.game || view.owner === null) return <section id="start" hidden />;
    const forTwo = recommendsWorld(context);
    return (
      <section id="start" aria-labelledby="start-title">
        <h2 id="start-title">{t.table.startTitle}</h2>
        <Missing context={context} />
        {forTwo && <ForTwo context={context} />}
        {view.you?.owner ? (
          <Form context={context} name="start" to="start">
            <button type="submit" class={forTwo ? undefined : "main"}>
              {t.table.start}
            </button>
          </Form>
        ) : (
          <p>{t.table.startByOwner(tellingOf(context).seat(view.owner))}</p>
        )}
      </section>
    );
  },
};
