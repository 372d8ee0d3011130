import { addObjective } from "./goal";
import { lacks, nearlyWins, type Outlook, winning } from "./outlook";
import type { Sight } from "./sight";

/** Weighs every territory: itself, its continent, the own objective, and whom it stops. */
export function outlookOf(sight: Sight): Outlook {
  const worth = new Float64Array(sight.view.owner.length).fill(1);
  const outlook = { ...sight, worth, common: commonGoal(sight) };
  addContinents(outlook);
  addObjective(outlook);
  addCommon(outlook);
  addRivals(outlook);
  return outlook;
}

/** As the rules print it; the whole board where they name no number. */
function commonGoal({ book }: Sight): number {
  for (const rule of book.victory)
    for (const each of rule.says) if (each.says === "objective-common") return each.territories;
  return book.board.territories.length;
}

/** A continent is worth its bonus to who holds most of it, and worth denying to a rival who has or nearly has it. */
function addContinents({ view, me, book, worth }: Outlook): void {
  book.members.forEach((members, continent) => {
    const { bonus } = book.board.continents[continent];
    for (const { seat, alive } of view.seats) {
      const held = members.filter((territory) => view.owner[territory] === seat).length;
      const share = held / members.length;
      if (seat === me && share > 0.5) raise(worth, members, bonus * 0.8 * share ** 2);
      if (seat === me || !alive || members.length - held > 1 + members.length / 8) continue;
      for (const territory of members) worth[territory] += bonus * (view.owner[territory] === me ? 0.4 : 0.3);
    }
  });
}

/** Each of the last few territories to the common goal counts more; the very last wins. */
function addCommon(outlook: Outlook): void {
  const { view, me, worth } = outlook;
  const lack = lacks(outlook, me);
  if (lack > 8) return;
  view.owner.forEach((owner, territory) => {
    if (owner !== me) worth[territory] += lack <= 1 ? winning : 6 / lack;
  });
}

/** A rival about to win must lose territories; one about to fall leaves its cards. */
function addRivals(outlook: Outlook): void {
  const { view, me, worth } = outlook;
  view.owner.forEach((owner, territory) => {
    if (owner === me || owner === -1) return;
    const rival = view.seats[owner];
    if (nearlyWins(outlook, owner)) worth[territory] += 8 / Math.max(1, lacks(outlook, owner));
    if (rival.territories <= 3) worth[territory] += (0.7 * rival.cards) / rival.territories;
  });
}

function raise(worth: Float64Array, territories: readonly number[], by: number): void {
  for (const territory of territories) worth[territory] += by;
}
