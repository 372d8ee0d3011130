import type { Messages } from "../messages";
import { armies } from "./grammar";

/** Words of the map and of the page around it. */
export const board: Messages["board"] = {
  map: "Map",
  skip: "Skip to your move",
  territory: (name, continent, n, owner) => `${name}, ${continent}, ${armies(n)}, ${owner}`,
  empty: (name, continent) => `${name}, ${continent}`,
  free: (name, continent) => `${name}, ${continent}, free`,
  target: (label) => `${label}: can be chosen as target`,
  closer: "Closer",
  farther: "Farther",
  whole: "See the whole map",
  offline: "Live updates are off. The board is refreshed every 10 seconds.",
  unsent:
    "That could not be sent. Check the connection and try again: nothing is lost and nothing is done twice.",
  home: "Frontera",
  description: "T.E.G. and four more games of conquering the world: share the link and play, no accounts.",
};
