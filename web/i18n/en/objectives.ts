import type { Messages } from "../messages";

/** The objectives as their cards print them, by id. */
export const objectives: Messages["objectives"] = {
  o1: "Occupy Africa, 5 territories of North America and 4 of Europe",
  o2: "Occupy South America, 7 territories of Europe and 3 mutually bordering territories anywhere else",
  o3: "Occupy Asia and 2 territories of South America",
  o4: "Occupy Europe, 4 territories of Asia and 2 of South America",
  o5: "Occupy North America, 2 territories of Oceania and 4 of Asia",
  o6: "Occupy 2 territories of Oceania, 2 of Africa, 2 of South America, 3 of Europe, 4 of North America and 3 of Asia",
  o7: "Occupy Oceania, North America and 2 territories of Europe",
  o8: "Occupy South America, Africa and 4 territories of Asia",
  o9: "Occupy Oceania, Africa and 5 territories of North America",
  d1: "Destroy the blue army",
  d2: "Destroy the red army",
  d3: "Destroy the black army",
  d4: "Destroy the yellow army",
  d5: "Destroy the green army",
  d6: "Destroy the magenta army",
  common30: "Reach 30 territories (the common objective)",
  world: "Conquer the world: all territories",
};
