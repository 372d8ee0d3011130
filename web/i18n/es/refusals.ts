import type { RefusalSentences } from "../messages";
import { named } from "../named";
import { armies, card, cards, continent, count, list, territory } from "./grammar";
import { names } from "./names";

const phase = (id: string) => `«${named(names.phases, id)}»`;
const at = (id: string | undefined) => (id === undefined ? "" : ` en ${territory(id)}`);

/** What the rules expected, where they say it in words. */
const expectations: Readonly<Record<string, string>> = {
  territory: "un país",
  "armies by territory": "ejércitos por país",
};

/** Why not: one clear sentence with its facts. */
export const refusals: RefusalSentences = {
  malformed: (r) =>
    `No se entiende lo que vino en «${r.field}»: se esperaba ${named(expectations, r.expected)}.`,
  "no-such-territory": (r) => `En este tablero no hay ningún país «${r.territory}».`,
  "no-such-seat": (r) => `En esta mesa no podés elegir el lugar ${r.seat + 1}.`,
  "not-your-turn": (r, telling) => `Todavía no te toca: es el turno de ${telling.seat(r.turn)}.`,
  "wrong-phase": (r) =>
    r.expected.length === 0
      ? `Eso no se puede ahora: se está en ${phase(r.phase)}.`
      : `Eso se hace en ${r.expected.map(phase).join(" o ")}, y ahora se está en ${phase(r.phase)}.`,
  "not-yours": (r, telling) =>
    r.whose === undefined
      ? `No tenés ${territory(r.territory)}.`
      : `${territory(r.territory)} no es de ${telling.seat(r.whose)}.`,
  "own-territory": (r) => `Ya tenés ${territory(r.territory)}: se ataca a un país de otro.`,
  "not-adjacent": (r) => `${territory(r.from)} no limita con ${territory(r.to)}.`,
  "too-few-armies": (r) => `Hacen falta al menos ${armies(r.least)}${at(r.territory)}, y son ${r.armies}.`,
  "too-many-armies": (r) =>
    `Se puede con ${armies(r.most)}${at(r.territory)} como mucho, y pediste ${r.armies}.`,
  "bad-dice": (r) => `No se puede tirar ${count(r.dice, "dado", "dados")}: acá van ${r.allowed.join(" o ")}.`,
  "equal-forces": (r) =>
    `En ${territory(r.territory)} defienden ${r.armies}, y atacar con otros tantos dejaría el país vacío: mandá más, o menos.`,
  "already-traded": (r) =>
    `Ya no podés canjear en este turno: se permite ${count(r.most, "canje", "canjes")}, y antes de colocar.`,
  "outside-continent": (r) => {
    const inside = Object.entries(r.continents).map(([id, n]) => `${n} en ${continent(id)}`);
    return `Ponés ${armies(r.armies)} donde quieras y libres hay ${r.free}: el resto va solo dentro de su continente (${list(inside)}).`;
  },
  "no-such-card": (r) => `No tenés la tarjeta de ${card(r.card)}.`,
  "not-a-set": (r) =>
    `${list(r.cards.map(card))} no se pueden canjear juntas: hacen falta tres símbolos iguales o tres distintos.`,
  "must-trade": (r) =>
    `Tenés ${cards(r.cards)} y no se puede seguir con más de ${r.most}: primero hacé un canje.`,
  "must-occupy": (r) =>
    `Primero ocupá ${territory(r.to)}: elegí cuántos ejércitos pasan de ${territory(r.from)}, de ${r.armies[0]} a ${r.armies[1]}.`,
  "must-place": (r) => `Todavía tenés ${armies(r.left)} para colocar.`,
  "already-moved": (r) =>
    r.most === 0
      ? `Los ejércitos de ${territory(r.territory)} llegaron en este turno y ya no se mueven: pediste ${r.armies} y no puede salir ninguno.`
      : `Los ejércitos que llegaron a ${territory(r.territory)} en este turno ya no se mueven: pueden salir ${r.most} y pediste ${r.armies}.`,
  "pact-in-force": (r, telling) =>
    `Lo impide el pacto ${r.pact} con ${telling.seat(r.with)}, que está vigente. Se puede romper, a la vista de todos, en «Pactos».`,
  "no-such-pact": (r) =>
    `No hay un pacto ${r.pact} con el que puedas hacer eso: ya se contestó, venció o es de otros.`,
  "game-over": () => "La partida ya terminó.",
  stale: () =>
    "El tablero cambió mientras decidías y no se hizo nada. Mirá cómo está ahora y volvé a elegir.",
  "not-in-these-rules": (r) => `Con estas reglas no existe «${r.command}».`,
  "out-of-play": (r, telling) => `${telling.seat(r.seat)} ya no participa de la partida.`,
  "not-seated": () =>
    "Para eso hay que estar sentado en esta mesa. Si tenías un lugar, abrilo con su enlace privado.",
  "not-owner": () => "Eso lo decide quien armó la mesa.",
  locked: () => "La mesa está cerrada: no entra nadie más.",
  "foreign-origin": () => "Ese pedido vino de otro sitio y no se hizo nada. Abrí la mesa y probá desde ahí.",
  "no-such-page": () => "Acá no hay ninguna página con ese nombre.",
  "no-such-table": () => "Todavía no hay una mesa con ese nombre: alguien tiene que sentarse primero.",
  "already-taken": (r) =>
    r.what === "territory"
      ? `${territory(r.territory)} ya es de alguien: elegí un país libre.`
      : {
          colour: "Ese color ya lo tiene otro: elegí uno libre.",
          name: "Ese nombre ya lo tiene otro en esta mesa: elegí uno distinto.",
          seat: "Ese lugar ya está ocupado.",
        }[r.what],
  "table-full": (r) =>
    `Los ${count(r.seats, "lugar está ocupado", "lugares están ocupados")}. Podés mirar la partida.`,
  "too-few-seats": (r) =>
    `Hacen falta ${r.least} para arrancar y hay ${r.seats}. Invitá a alguien o sumá un bot.`,
  "already-started": () => "La partida ya arrancó, y eso se decide antes.",
  "not-started": () => "La partida todavía no arrancó.",
  "too-large": (r) => `Es demasiado largo: entran ${r.most} bytes.`,
  "too-fast": () => "Demasiados pedidos seguidos. Esperá unos segundos y probá de nuevo.",
};
