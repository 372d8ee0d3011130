import type { SaysSentences } from "../messages";
import { named } from "../named";
import { armies, cards, continent, count, territories } from "./grammar";
import { names } from "./names";

const dice = (n: number) => count(n, "dado", "dados");
const values = (bySymbol: Readonly<Record<string, number>>) =>
  Object.entries(bySymbol)
    .map(([id, n]) => `${named(names.symbols, id)} ${n}`)
    .join(", ");

/** The rules in a few words each, for comparing; with the numbers they are played with. */
export const brief = {
  "deal-all": () => "se reparten",
  "deal-equal": () => "se reparten por igual",
  claim: () => "se eligen de a uno",
  "deploy-rounds": (s) =>
    `1 por país, y ${s.armies.join(" + ")} (de ${s.seats[0]} a ${s.seats[1]} jugadores)`,
  "deploy-half": (s) => `la mitad de los países (de ${s.seats[0]} a ${s.seats[1]})`,
  stock: (s) =>
    `${Object.values(s.armies).join("/")} en total, de ${Object.keys(s.armies).join("/")} jugadores`,
  placing: (s) => (s.placing === "one-by-one" ? "de a uno" : "todos juntos"),
  "spread-hidden": (s) => `a escondidas, ${s.least} a ${s.most} por país`,
  "turn-parts": (s) => s.phases.map((phase) => named(names.phases, phase)).join(", "),
  "whole-rounds": () => "todos incorporan, después todos atacan",
  "add-or-attack": () => "sumar, o atacar y mover",
  "starter-moves-on": () => "cada ronda la empieza el siguiente",
  "income-territories": (s) => `países ÷ ${s.divisor}, mínimo ${s.least}`,
  "income-continents": (s) =>
    `${s.bonuses.map((b) => `${continent(b.continent)} ${b.bonus}`).join(", ")}; ${s.inside ? "solo ahí" : "donde quieras"}`,
  surrounded: (s) => `${s.armies} por país rodeado`,
  "attack-from": (s) => armies(s.armies),
  "forces-sources": (s) => `desde varios países, ${s.stays} se queda en cada uno`,
  "attack-dice": (s) => (s.chooses ? `elige de 1 a ${s.most}` : `hasta ${dice(s.most)}`),
  "forces-cancel": () => "ninguno: uno por uno",
  "defence-dice": (s) =>
    ({
      no: `hasta ${dice(s.most)}`,
      "after-the-roll": `elige de 1 a ${s.most}, viendo los del otro`,
      "before-the-roll": `elige de 1 a ${s.most}, antes de la tirada`,
    })[s.chooses],
  "forces-reaction": () => "ninguno: puede responder con la tarjeta del país",
  "occupy-between": (s) => `de ${s.least} a ${s.most}`,
  "occupy-from-dice": () => "de los dados tirados a todos menos uno",
  "occupy-survivors": () => "justo los que sobreviven",
  "regroup-adjacent": () => "todas las veces que quieras, a un limítrofe",
  "regroup-once": () => "cada ejército una vez",
  "regroup-per-border": (s) => `hasta ${s.armies} por frontera`,
  "regroup-single": () => "un solo movimiento, a un limítrofe",
  "regroup-after-attack": () => "solo después de atacar",
  "regroup-one-border": () => "cada ejército una frontera",
  "card-for-conquest": (s) => count(s.conquests, "conquista", "conquistas"),
  "card-two-conquests": (s) => `${s.conquests} después del canje ${s.after}`,
  "set-values": (s) =>
    `canjes de tres: ${s.values.join(", ")}, después ${s.step} más; se cuentan ${s.counter === "game" ? "los de todos" : "los propios"}`,
  "set-values-fixed": (s) => `canjes de tres: ${values(s.bySymbol)}, distintas ${s.oneOfEach}`,
  "card-single": (s) => `de a una, en cualquier momento: ${values(s.bySymbol)}`,
  "card-own-territory": (s) => `${s.armies} al final del turno, y se conserva`,
  "trade-territory": (s) => `${s.armies} al canjearla, una vez por turno`,
  "hand-limit": (s) => `${s.most} como mucho`,
  "trade-per-turn": (s) => `${count(s.most, "canje", "canjes")} por turno`,
  "trade-forced": (s) => `con ${cards(s.at)} hay que canjear`,
  "cards-of-the-dead": (s) => (s.fate === "inherited" ? "para quien lo elimina" : "fuera del juego"),
  "objective-secret": (s) => `quien cumple su objetivo secreto, de ${s.count}`,
  "objective-common": (s) => `o llega a ${territories(s.territories)}`,
  world: () => "quien conquista todo",
  "pact-scopes": () => "sí, a la vista de todos",
} satisfies Partial<SaysSentences>;
