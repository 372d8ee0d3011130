import { armies } from "./grammar";

/** Palabras del mapa y de la página que lo rodea. */
export const board = {
  map: "Mapa",
  skip: "Ir a la jugada",
  /** What a screen reader says of a territory, and the map's caption shows of it. */
  territory: (name: string, continent: string, n: number, owner: string) =>
    `${name}, ${continent}, ${armies(n)}, ${owner}`,
  /** The same before the start, when nobody holds it. */
  empty: (name: string, continent: string) => `${name}, ${continent}`,
  /** While territories are claimed: nobody's yet. */
  free: (name: string, continent: string) => `${name}, ${continent}, libre`,
  target: (label: string) => `${label}: se puede elegir como destino`,
  closer: "Acercar",
  farther: "Alejar",
  whole: "Ver todo el mapa",
  /** The socket has been down for a while; the page asks anew by itself. */
  offline: "Sin conexión en vivo. El tablero se actualiza cada 10 segundos.",
  /** An order did not reach the table. */
  unsent: "No se pudo enviar. Revisá la conexión y probá otra vez: no se pierde nada ni se hace dos veces.",
  home: "Frontera",
  description:
    "T.E.G. y otros cuatro juegos de conquistar el mundo: se comparte el enlace y se juega, sin cuentas.",
};
