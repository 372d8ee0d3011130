import type { Messages } from "../messages";
import { named } from "../named";
import { continent, territories } from "./grammar";
import { names } from "./names";
import { objectives } from "./objectives";

const cardColours: Readonly<Record<string, keyof typeof names.colours>> = {
  d1: "blue",
  d2: "red",
  d3: "black",
  d4: "yellow",
  d5: "green",
  d6: "magenta",
};

/** An objective in words; those to destroy name their present target. */
export const objective: Messages["objective"] = ({ id, target }, telling) => {
  const card = named(objectives, id);
  if (target === null) return card;
  const colour = telling.colour(target);
  const name = telling.seat(target);
  if (cardColours[id] === colour) return name === names.colours[colour] ? card : `${card} (${name})`;
  return `Destroy ${name}, who plays the ${names.colours[colour].toLowerCase()} army (the card says “${card}”, and that one cannot be)`;
};

/** How far an objective has come. */
export const progress: Messages["progress"] = ({ what, have, need }, telling) => {
  if (what === "territories") return `${have} of ${territories(need)}`;
  if (what === "triangle") return `mutually bordering territories elsewhere: ${have} of ${need}`;
  if ("continent" in what) return `${continent(what.continent)}: ${have} of ${need}`;
  return `destroy ${telling.seat(what.destroy)}: ${have} of ${need}`;
};
