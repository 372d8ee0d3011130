import type { Messages } from "../messages";
import { named } from "../named";
import { continent, territories } from "./grammar";
import { names } from "./names";
import { objectives } from "./objectives";

const armyOf = (colour: keyof typeof names.colours) => `el ejército ${names.colours[colour].toLowerCase()}`;
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
  if (cardColours[id] === colour) {
    const name = telling.seat(target);
    return name === names.colours[colour] ? card : `${card} (${name})`;
  }
  return `Destruir a ${telling.seat(target)}, que juega con ${armyOf(colour)} (la tarjeta dice «${card}», y a ese no se puede)`;
};

/** How far an objective has come. */
export const progress: Messages["progress"] = ({ what, have, need }, telling) => {
  if (what === "territories") return `${have} de ${territories(need)}`;
  if (what === "triangle") return `países limítrofes entre sí en otro lugar: ${have} de ${need}`;
  if ("continent" in what) return `${continent(what.continent)}: ${have} de ${need}`;
  return `destruir a ${telling.seat(what.destroy)}: ${have} de ${need}`;
};
