import type { Messages } from "../messages";
import { rounds, territory } from "./grammar";

/** Why it was won, after "Ganó Azul:". */
export const victory: Messages["victory"] = {
  objective: "cumplió su objetivo secreto",
  common: "llegó al objetivo común",
  world: "conquistó el mundo",
  "last-standing": "nadie más queda en juego",
  "round-limit": "se llegó a la última ronda con más países, y a igual cantidad con más ejércitos",
};

export const pactStatus: Messages["pactStatus"] = {
  offered: "ofrecido",
  "in-force": "vigente",
  notice: "roto, todavía obliga",
  withdrawn: "oferta retirada",
  declined: "rechazado",
  broken: "roto",
  "notice-over": "roto y terminado",
  "rounds-over": "cumplido",
  "territory-lost": "terminado: un país cambió de dueño",
  "seat-out": "terminado: uno de los dos ya no juega",
  "offer-expired": "oferta vencida",
};

/** What a pact covers, and for how long. */
export const pactTerms: Messages["pactTerms"] = ({ scope, rounds: lasts }) => {
  const where = scope === "world" ? "todo el mapa" : `frontera ${scope.border.map(territory).join("–")}`;
  return `${where}, ${lasts === null ? "hasta que alguien lo rompa" : `por ${rounds(lasts)}`}`;
};
