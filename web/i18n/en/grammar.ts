import { named } from "../named";
import { names } from "./names";

const lists = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "a, b and c". */
export const list = (items: readonly string[]): string => lists.format(items);

/** A number and its noun: "1 army", "3 armies". */
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const armies = (n: number): string => count(n, "army", "armies");
export const cards = (n: number): string => count(n, "card", "cards");
export const territories = (n: number): string => count(n, "territory", "territories");
export const rounds = (n: number): string => count(n, "round", "rounds");

export const territory = (id: string): string => named(names.territories, id);
export const continent = (id: string): string => named(names.continents, id);
/** A card by its territory; those that bear none by what they are. */
export const card = (id: string): string => named(names.cards, named(names.territories, id));
