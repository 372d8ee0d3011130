import { defaultDice, defended } from "../battle";
import type { CommandOf } from "../command";
import type { Handler } from "../handler";
import type { Story } from "../story";

/** How many dice the defender rolls, asked after the attacker's roll. Seed 002, "En ese momento el jugador defensor puede elegir"; E08. */
export const defend: Handler<CommandOf<"defend">> = {
  phases: [],
  answers: ["defend"],
  played: ({ combat }) => combat.kind === "dice" && combat.defenderChooses !== "no",
  choices: (book, state) =>
    allowedDice({ book, now: state }).map((dice) => ({ command: { type: "defend", dice } })),
  decide(story, _seat, { dice }) {
    const { asked } = story.now;
    const { combat } = story.book;
    if (asked?.question !== "defend" || combat.kind !== "dice") return null;
    const allowed = allowedDice(story);
    if (!allowed.includes(dice)) return { code: "bad-dice", dice, allowed };
    defended(story, combat, asked, dice);
    return null;
  },
};

/** The printed default of who does not answer: as the odds say. */
export function defendByDefault(story: Story): void {
  const { asked, indexOf } = story.now;
  const { combat } = story.book;
  if (asked?.question !== "defend" || combat.kind !== "dice") return;
  const battling = {
    from: indexOf[asked.from],
    to: indexOf[asked.to],
    dice: asked.dice,
    stopAt: asked.stopAt,
  };
  defended(story, combat, asked, defaultDice(story, combat, battling, asked.attackDice));
}

function allowedDice({
  book,
  now,
}: Pick<Story, "book"> & { readonly now: Readonly<Story["now"]> | import("../state").State }): number[] {
  if (now.asked?.question !== "defend" || book.combat.kind !== "dice") return [];
  return Array.from(
    { length: book.combat.defenceDice(now.armies[now.indexOf[now.asked.to]]) },
    (_, i) => i + 1,
  );
}
