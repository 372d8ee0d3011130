import type { EventSentences, Telling } from "../messages";
import { named } from "../named";
import { armies, card, cards, continent, list, territories, territory } from "./grammar";
import { names } from "./names";
import { objective } from "./objective";
import { pactTerms, victory } from "./pacts";
import { rulesets } from "./rulesets/index";

const two = (a: string, b: string) => `${a} y ${b}`;
/** "entre Azul y Verde (todo el mapa)"; its number alone where the pact is not at hand. */
function between(id: number, telling: Telling): string {
  const pact = telling.pact(id);
  if (!pact) return `n.º ${id}`;
  return `entre ${two(telling.seat(pact.by), telling.seat(pact.with))} (${pactTerms(pact)})`;
}
const placed = (where: Readonly<Record<string, number>>) =>
  list(Object.entries(where).map(([id, n]) => `${n} en ${territory(id)}`));
const sum = (where: Readonly<Record<string, number>>) => Object.values(where).reduce((all, n) => all + n, 0);
/** "con 4 de Perú y 2 de Chile". */
const sent = (from: Readonly<Record<string, number>>) =>
  `con ${list(Object.entries(from).map(([id, n]) => `${n} de ${territory(id)}`))}`;
/** Who attacks or moves: the seat on turn, or where that is not known any more the place it comes from. */
const mover = (telling: Telling, from: string) =>
  telling.by === null ? territory(from) : telling.seat(telling.by);
const losses = (n: number) => (n === 0 ? "no pierde nada" : `pierde ${n}`);
/** As they are compared: from high to low. */
const sorted = (dice: readonly number[]) => dice.toSorted((a, b) => b - a).join(" ");

/** What happened, told as at the table. */
export const events: EventSentences = {
  "game-started": (e, telling) =>
    `Arranca la partida (${rulesetName(e.ruleset)}). ${
      e.owners.every((owner) => owner === -1)
        ? `Los ${territories(e.territories.length)} están libres`
        : `Se reparten los ${territories(e.territories.length)}`
    } y empieza ${telling.seat(e.first)}.${
      e.objective ? ` Tu objetivo: ${objective(e.objective, telling)}.` : ""
    }`,
  "claim-began": (e, telling) => `Le toca elegir un país libre a ${telling.seat(e.seat)}.`,
  "territory-claimed": (e, telling) => `${telling.seat(e.seat)} se queda con ${territory(e.territory)}.`,
  "spread-began": (e, telling) =>
    `Todos colocan a la vez y a escondidas, hasta ${e.most} por país: ${list(
      e.armies.map((n, seat) => `${telling.seat(seat)} ${n}`),
    )}.`,
  "armies-spread": (e, telling) => `${telling.seat(e.seat)} coloca a escondidas ${placed(e.armies)}.`,
  "spread-revealed": (e) =>
    `Todos colocaron y se muestra: ${armies(sum(e.armies))} en ${territories(Object.keys(e.armies).length)}.`,
  "deploy-began": (e, telling) =>
    `${telling.seat(e.seat)} tiene ${armies(e.armies)} para colocar (ronda de fichas ${e.step}).`,
  "round-began": (e, telling) => `Empieza la ronda ${e.round}, que abre ${telling.seat(e.first)}.`,
  "turn-began": (e, telling) =>
    e.phase === "choose"
      ? `Ronda ${e.round}: le toca a ${telling.seat(e.seat)}.`
      : `Ronda ${e.round}: a ${telling.seat(e.seat)} le toca ${named(names.phases, e.phase)}.`,
  "armies-added": (e, telling) =>
    `A ${telling.seat(e.seat)} se le suman, por sus países rodeados, ${placed(e.armies)}.`,
  "phase-began": (e, telling) => `${telling.seat(e.seat)} pasa a ${named(names.phases, e.phase)}.`,
  "armies-granted": (e, telling) => {
    const inside = Object.entries(e.continents).map(([id, n]) => `${n} para ${continent(id)}`);
    return `${telling.seat(e.seat)} recibe ${list([`${armies(e.free)} para cualquier país`, ...inside])}.`;
  },
  "armies-placed": (e, telling) => `${telling.seat(e.seat)} coloca ${placed(e.armies)}.`,
  "cards-traded": (e, telling) =>
    `${telling.seat(e.seat)} canjea las tarjetas de ${list(e.cards.map(card))} (canje n.º ${e.number}): ${armies(e.armies)}.${
      e.bonus ? ` Y se suman ${e.bonus.armies} en ${territory(e.bonus.territory)}.` : ""
    }`,
  "trade-forced": (e, telling) =>
    `${telling.seat(e.seat)} tiene tarjetas de más y tiene que canjear hasta quedarse con ${e.downTo} o menos.`,
  "defence-asked": (e, telling) =>
    e.attackDice === null
      ? `${territory(e.from)} ataca a ${territory(e.to)}: antes de la tirada, ${telling.seat(e.seat)} elige con cuántos dados defiende.`
      : `${territory(e.from)} ataca a ${territory(e.to)} con ${sorted(e.attackDice)}: ${telling.seat(e.seat)} elige con cuántos dados defiende.`,
  "attack-declared": (e, telling) =>
    `Ataque a ${territory(e.to)} ${sent(e.from)}: se espera la respuesta de ${telling.seat(e.seat)}.`,
  "reaction-passed": (e, telling) => `${telling.seat(e.seat)} deja que el ataque siga.`,
  "forces-met": (e, telling) =>
    `${mover(telling, e.back)} atacó ${territory(e.to)} ${sent(e.from)}: ${losses(e.attackLosses)}, ${territory(e.to)} ${losses(e.defenceLosses)}.${
      e.steppedBack > 0
        ? ` A ${territory(e.back)} ${e.steppedBack === 1 ? "vuelve" : "vuelven"} ${e.steppedBack}.`
        : ""
    }`,
  "card-played": (e, telling) =>
    `${telling.seat(e.seat)} juega la tarjeta de ${card(e.card)}: ${armies(e.armies)} más en ${territory(e.territory)}.`,
  "defence-ordered": (e, telling) =>
    `Orden de ${telling.seat(e.seat)} para sus dados de defensa: ${names.defences[e.defend]}.`,
  "card-ordered": (e, telling) =>
    `Orden de ${telling.seat(e.seat)} para la tarjeta de ${card(e.card)} si atacan su país: ${names.answers[e.answer]}.`,
  "battle-fought": (e, telling) => {
    const dice = `${sorted(e.attackDice)} contra ${sorted(e.defenceDice)}`;
    return `${mover(telling, e.from)} atacó ${territory(e.to)} desde ${territory(e.from)}: ${dice}; ${losses(e.attackLosses)}, ${territory(e.to)} ${losses(e.defenceLosses)}.`;
  },
  "territory-conquered": (e, telling) =>
    `${telling.seat(e.by)} conquista ${territory(e.territory)}${e.marched ? "" : ` desde ${territory(e.from)}`}; era de ${telling.seat(e.of)}. ${
      e.armies === 1 ? "Entra" : "Entran"
    } ${armies(e.armies)}.`,
  "territory-occupied": (e) =>
    e.more === 0
      ? `No pasan más desde ${territory(e.from)}: en ${territory(e.territory)} queda lo que entró, ${armies(e.armies)}.`
      : `De ${territory(e.from)} ${e.more === 1 ? "pasa" : "pasan"} ${e.more} más a ${territory(e.territory)}: son ${armies(e.armies)}.`,
  "armies-regrouped": (e, telling) =>
    `${telling.by === null ? "La mesa" : telling.seat(telling.by)} mueve ${armies(e.armies)} de ${territory(e.from)} a ${territory(e.to)}.`,
  "card-drawn": (e, telling) =>
    e.card === null
      ? `${telling.seat(e.seat)} saca una tarjeta.`
      : `${telling.seat(e.seat)} saca la tarjeta de ${card(e.card)}.`,
  "card-missed": (e, telling) =>
    ({
      "hand-full": `${telling.seat(e.seat)} no saca tarjeta: ya tiene la mano llena.`,
      "no-card-left": `${telling.seat(e.seat)} no saca tarjeta: no queda ninguna.`,
      "one-more-conquest": `${telling.seat(e.seat)} no saca tarjeta: le faltó conquistar un país más.`,
    })[e.why],
  "pile-refilled": (e) => `Se terminó el mazo: ${cards(e.cards)} de las usadas se mezclan y vuelven.`,
  "card-paid": (e, telling) =>
    `${telling.seat(e.seat)} tiene ${territory(e.territory)} y su tarjeta: suma ${armies(e.armies)} ahí.`,
  "turn-ended": (e, telling) => `${telling.seat(e.seat)} termina su turno.`,
  "seat-eliminated": (e, telling) => `${telling.seat(e.by)} elimina a ${telling.seat(e.seat)}.`,
  "cards-inherited": (e, telling) =>
    `${telling.seat(e.to)} se queda con ${cards(e.count)} de ${telling.seat(e.from)}${
      e.cards === null || e.cards.length === 0 ? "" : `: ${list(e.cards.map(card))}`
    }.`,
  "objective-changed": (e, telling) =>
    `El objetivo de ${telling.seat(e.seat)} cambió. Ahora es: ${objective(e.objective, telling)}.`,
  "seat-surrendered": (e, telling) =>
    `${telling.seat(e.seat)} se rinde. Sus países quedan como están y se defienden; devuelve ${cards(e.count)}.`,
  "pact-offered": (e, telling) =>
    `${telling.seat(e.by)} le ofrece un pacto a ${telling.seat(e.with)}: ${pactTerms(e)}.`,
  "pact-withdrawn": (e, telling) => `Se retira la oferta de pacto ${between(e.pact, telling)}.`,
  "pact-accepted": (e, telling) =>
    `Hay pacto ${between(e.pact, telling)}${e.untilRound === null ? "" : `; vale hasta que empiece la ronda ${e.untilRound}`}.`,
  "pact-declined": (e, telling) => `Se rechaza el pacto ${between(e.pact, telling)}.`,
  "pact-broken": (e, telling) =>
    `${telling.seat(e.by)} rompe el pacto ${between(e.pact, telling)}. ${
      e.atOnce ? "Ya no obliga a nadie." : "Obliga a los dos hasta que termine el próximo turno del otro."
    }`,
  "pact-ended": (e, telling) =>
    `${e.why === "offer-expired" ? "Vence la oferta de pacto" : "Se termina el pacto"} ${between(e.pact, telling)}: ${ends[e.why]}.`,
  "game-over": (e, telling) =>
    `${e.winners.length === 1 ? "Ganó" : "Ganaron"} ${list(e.winners.map(telling.seat))}: ${victory[e.why]}.`,
};

const ends = {
  "notice-over": "se cumplió el plazo de quien lo rompió",
  "rounds-over": "se cumplieron sus rondas",
  "territory-lost": "uno de sus países cambió de dueño",
  "seat-out": "uno de los dos ya no juega",
  "offer-expired": "no hubo respuesta a tiempo",
};

const rulesetName = (id: string): string =>
  Object.entries(rulesets).find(([known]) => known === id)?.[1].name ?? id;
