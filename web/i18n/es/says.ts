import type { SaysSentences } from "../messages";
import { named } from "../named";
import { armies, cards, continent, count, list, rounds, territories, territory } from "./grammar";
import { names } from "./names";

const seats = ([least, most]: readonly [number, number]) => {
  if (least === most) return `Jugando de a ${least}`;
  return `Jugando de a ${least} ${most === least + 1 ? "o de a" : "hasta"} ${most}`;
};

const stock = (byPlayers: Readonly<Record<number, number>>) =>
  list(Object.entries(byPlayers).map(([players, n]) => `de a ${players}, ${n}`));
const symbols = (values: Readonly<Record<string, number>>) =>
  list(Object.entries(values).map(([id, n]) => `${n} la de ${named(names.symbols, id)}`));

/** The rules, said with the numbers they are played with. */
export const says: SaysSentences = {
  "deal-all": (s) =>
    `Se reparten los ${territories(s.territories)} entre todos, uno a cada uno por vuelta, hasta que no queda ninguno. Cada país arranca con ${armies(s.armies)}.`,
  "deploy-rounds": (s) =>
    `${seats(s.seats)}, ${s.armies.length === 1 ? "hay una ronda de fichas" : `hay ${s.armies.length} rondas de fichas`}, por turno: cada uno coloca ${list(
      s.armies.map((n, i) => (i === 0 ? armies(n) : `después ${n}`)),
    )}, repartidos como quiera entre sus países.`,
  "deploy-half": (s) =>
    `${seats(s.seats)}, hay una sola ronda de fichas: cada uno coloca tantos ejércitos como sus países dividido ${s.divisor}, redondeando para abajo.`,
  "deal-equal": () =>
    "Se reparten todos los países por igual, con un ejército en cada uno. Lo que sobra va de a uno a los primeros lugares.",
  claim: () => "Por turno, cada uno pone un ejército en un país libre, hasta que no queda ninguno.",
  stock: (s) => `Ejércitos de cada uno en total, contando los primeros: jugando ${stock(s.armies)}.`,
  placing: (s) =>
    s.placing === "one-by-one"
      ? "Los que quedan se ponen por turno y de a uno en países propios, tantos en cada país como uno quiera."
      : "Los que quedan se ponen por turno y todos de una vez en países propios, tantos en cada país como uno quiera.",
  "spread-hidden": (s) =>
    `Los que quedan los colocan todos a la vez y a escondidas: en cada país, de ${s.least} a ${s.most} contando el que ya está. Se muestran cuando todos colocaron. Después de eso ya no hay máximo.`,
  "first-seat-drawn": () => "Quién empieza se sortea.",
  "turn-parts": (s) =>
    `Un turno tiene ${count(s.phases.length, "parte", "partes")}, siempre en este orden: ${list(s.phases.map((p) => named(names.phases, p)))}.`,
  "whole-rounds": () =>
    "Una ronda son dos vueltas: primero incorporan todos, en orden; después cada uno, en orden, ataca y reagrupa.",
  "add-or-attack": () =>
    "En tu turno hacés una de dos cosas: sumar ejércitos, sin atacar ni mover; o atacar cuanto quieras y después mover. Se elige haciéndolo: colocar el primero es sumar, el primer ataque es atacar. También podés terminar el turno sin ninguna.",
  "first-round-income": (s) =>
    s.income
      ? "Se incorporan ejércitos desde la primera ronda."
      : "En la primera ronda no se incorporan ejércitos: se ataca con lo que se colocó.",
  "starter-fixed": () =>
    "Todas las rondas las empieza el mismo, y los turnos siguen el orden de los lugares.",
  "starter-moves-on": () =>
    "Cada ronda la empieza el que sigue en juego después del que empezó la anterior, y los turnos siguen el orden de los lugares.",
  "income-territories": (s) =>
    `Por países: los que tenés dividido ${s.divisor}, redondeando para abajo. Con menos de ${territories(s.below)}, ${s.least} fijos. Se colocan donde quieras.`,
  "income-continents": (s) =>
    `Por continente completo al empezar a incorporar: ${list(s.bonuses.map((b) => `${continent(b.continent)} ${b.bonus}`))}. ${
      s.inside ? "Esos ejércitos solo se pueden poner en ese continente." : "Se colocan donde quieras."
    }`,
  surrounded: (s) =>
    `Al empezar tu turno se ${s.armies === 1 ? "suma solo" : "suman solos"} ${armies(s.armies)} en cada país tuyo rodeado: el que tiene todos sus vecinos tuyos.`,
  "attack-from": (s) =>
    `Se ataca desde un país tuyo a uno limítrofe que no sea tuyo. Hacen falta al menos ${armies(s.armies)} en el país que ataca: uno siempre se queda defendiendo.`,
  "attack-dice": (s) =>
    s.chooses
      ? `El atacante elige cuántos dados tira: de 1 a ${s.most}, y siempre menos que sus ejércitos.`
      : `El atacante tira hasta ${count(s.most, "dado", "dados")}: uno menos que sus ejércitos. No se elige tirar menos.`,
  "defence-dice": (s) =>
    s.chooses === "no"
      ? `El defensor tira hasta ${count(s.most, "dado", "dados")}: uno por ejército.`
      : `El defensor elige cuántos dados tira, de 1 a ${s.most} y hasta uno por ejército, ${
          s.chooses === "after-the-roll"
            ? "después de ver los dados del atacante"
            : "antes de que tire el atacante"
        }. Si no contesta, vale su orden permanente: según las chances, si no eligió otra.`,
  "dice-compared": () =>
    "Los dados se ordenan de mayor a menor y se comparan de a pares. El que saca menos pierde un ejército. En empate pierde el atacante.",
  "attacks-unlimited": () => "Podés hacer todos los ataques que quieras, o ninguno.",
  "forces-sources": (s) =>
    `No hay dados. Se ataca un país ajeno desde uno o varios países tuyos que limitan con él, con los ejércitos que quieras de cada uno; en cada uno se ${s.stays === 1 ? "queda" : "quedan"} al menos ${s.stays}.`,
  "forces-cancel": () =>
    "Los ejércitos de los dos lados se quitan uno por uno hasta que queda un solo color. Los atacantes que sobran ocupan el país; si sobran defensores, el país sigue siendo suyo.",
  "forces-equal": () =>
    "No se puede atacar con tantos ejércitos como defienden, porque el país quedaría vacío. Si es una tarjeta la que los iguala, se para antes del último par: queda un defensor, y el último atacante vuelve a uno de los países de donde salió.",
  "forces-reaction": (s) =>
    s.seconds === null
      ? "Contra un ataque puede responder la tarjeta del país atacado. Cada tarjeta tiene su orden permanente, que se cumple enseguida: se juega si salva al país, o nunca. No se espera a nadie."
      : `Contra un ataque puede responder la tarjeta del país atacado. Todo ataque a quien tiene tarjetas, sean las que sean, espera ${s.seconds} segundos o hasta que conteste; después actúa la orden permanente de la tarjeta.`,
  "occupy-between": (s) =>
    `Cuando el defensor se queda sin ejércitos, el país es tuyo y lo ocupás desde el país que atacó: entran de ${s.least} a ${s.most} ejércitos, y al menos uno se queda.${
      s.waivable ? " Si atacás otra vez sin elegir, queda solo lo que entró." : ""
    }`,
  "occupy-from-dice": () =>
    "Cuando el defensor se queda sin ejércitos, el país es tuyo: entran al menos tantos ejércitos como dados tiraste en la última tirada, y como mucho todos menos uno.",
  "occupy-survivors": () =>
    "Cuando el defensor se queda sin ejércitos, el país es tuyo: entran exactamente los atacantes que sobrevivieron, ni uno más ni uno menos.",
  "regroup-adjacent": () =>
    "Reagrupar es mover ejércitos entre países tuyos que sean limítrofes, todas las veces que quieras. En cada país queda al menos un ejército.",
  "regroup-once": () => "Un ejército que ya se movió no se vuelve a mover en ese turno.",
  "regroup-per-border": (s) =>
    `Por cada frontera, en cada sentido, pasan ${armies(s.armies)} por turno como mucho.`,
  "regroup-single": () =>
    "Al terminar los ataques podés mover ejércitos una sola vez, de un país tuyo a otro tuyo que limite con él. Pasan los que quieras, y al menos uno se queda.",
  "regroup-after-attack": () =>
    "Después de al menos un ataque podés mover ejércitos entre países tuyos que limiten. Sin atacar no se mueve.",
  "regroup-one-border": () =>
    "Cada ejército puede cruzar una sola frontera, también los que conquistaron en ese turno. En cada país queda al menos uno.",
  "regroup-ends-attacks": () => "Al reagrupar se terminan los ataques de ese turno.",
  "card-for-conquest": (s) =>
    `Conquistar ${s.conquests === 1 ? "un país" : territories(s.conquests)} te da una tarjeta al final del turno: una sola por turno.`,
  "card-two-conquests": (s) =>
    `Después de tu canje número ${s.after} hacen falta ${s.conquests} conquistas en el turno para sacar tarjeta.`,
  "card-deck": (s) => {
    const jokers = s.jokers.length > 0 ? ` ${list(s.jokers.map(territory))} llevan el comodín.` : "";
    const wilds = s.wilds > 0 ? `, y entre ellas ${count(s.wilds, "comodín", "comodines")} sin país` : "";
    const deck =
      s.deck === "pile"
        ? "Cuando se termina el mazo, se mezclan las usadas."
        : "Sale al azar cualquiera de las que nadie tiene, también una recién usada.";
    return `Hay ${cards(s.cards)}, cada una con un país y un símbolo${wilds}.${jokers} ${deck}`;
  },
  "card-own-territory": (s) =>
    `Si tenés un país y su tarjeta, al final de tu turno se suman solos ${armies(s.armies)} en ese país. Pasa una vez mientras tengas la tarjeta, que entonces ven todos y te la quedás.`,
  "card-single": (s) =>
    `Una tarjeta se juega sola y pone sus ejércitos en su país, que tiene que ser tuyo: ${symbols(s.bySymbol)}. Se puede en cualquier momento, también en el turno de otro.`,
  "set-symbols": () =>
    "Un canje son tres tarjetas de símbolos distintos o tres iguales. El comodín vale por cualquier símbolo.",
  "set-values": (s) =>
    `Los canjes dan, en orden, ${list(s.values.map((n) => String(n)))} ejércitos, y de ahí en adelante ${s.step} más cada vez. ${
      s.counter === "game"
        ? "Se cuentan los canjes de toda la partida."
        : "Cada uno cuenta sus propios canjes."
    }`,
  "set-values-fixed": (s) =>
    `Un canje de tres iguales da, según su símbolo, ${list(
      Object.entries(s.bySymbol).map(([id, n]) => `${n} (${named(names.symbols, id)})`),
    )} ejércitos; uno de tres distintos, ${s.oneOfEach}. El comodín vale por el símbolo que más dé.`,
  "trade-any": () =>
    "Se canjea al incorporar, y podés hacer todos los canjes que tengas. Sus ejércitos se colocan donde quieras.",
  "trade-per-turn": (s) =>
    `Se ${s.most === 1 ? "permite" : "permiten"} ${count(s.most, "canje", "canjes")} por turno, al incorporar y antes de colocar. Sus ejércitos se colocan donde quieras.`,
  "trade-territory": (s) =>
    `Si una de las tarjetas canjeadas es de un país tuyo, se suman ${armies(s.armies)} en ese país, una sola vez por turno.`,
  "trade-forced": (s) => `Con ${cards(s.at)} o más hay que canjear para terminar de incorporar.`,
  "trade-forced-mid-turn": (s) =>
    `Si por eliminar a alguien llegás a ${cards(s.at)} o más, canjeás enseguida hasta quedarte con ${s.downTo} o menos, colocás esos ejércitos y seguís atacando.`,
  "hand-limit": (s) => `Con ${cards(s.most)} en la mano no se saca otra.`,
  "cards-of-the-dead": (s) =>
    s.fate === "inherited"
      ? "El que elimina a otro se queda con sus tarjetas."
      : "Las tarjetas de un eliminado quedan fuera del juego.",
  "objective-secret": (s) =>
    `Cada uno recibe un objetivo secreto, de los ${s.count} que hay. El que lo cumple, gana.`,
  "objective-redrawn": () => "Un objetivo que ya viene cumplido por el reparto se cambia por otro.",
  "objective-common": (s) =>
    `Además está el objetivo común: el que llega a ${territories(s.territories)} gana igual, cumpla o no el suyo.`,
  world: (s) => `Gana el que conquista el mundo: los ${territories(s.territories)}.`,
  "victory-checked": () =>
    "Se mira si alguien ganó después de cada conquista suya, y al empezar y al terminar su turno.",
  destroy: (s) =>
    ({
      inherit:
        "Destruir a un color es sacarle su último país. Si ya lo destruyó otro, pasás a tener el objetivo del jugador de tu derecha; si ese no lo podés cumplir, te queda el común.",
      "common-only":
        "Destruir a un color es sacarle su último país. Si ya lo destruyó otro, te queda solo el objetivo común.",
      "right-neighbour":
        "Destruir a un color es sacarle su último país. Si ya lo destruyó otro, tenés que destruir al jugador de tu derecha.",
    })[s.fallback],
  "destroy-impossible": () =>
    "Si te toca destruir tu propio color, o uno que nadie juega, desde el arranque tenés que destruir al jugador de tu derecha.",
  triangle: () =>
    "«Tres países limítrofes entre sí» son tres que se tocan todos con todos, fuera de América del Sur y sin contar los siete de Europa.",
  "last-standing": () => "Si queda uno solo en juego, gana.",
  "round-limit": (s) =>
    s.rounds === null
      ? "No hay límite de rondas."
      : `Se juegan ${rounds(s.rounds)} como mucho. Al terminar gana el que tiene más países; a igual cantidad, más ejércitos; si no, comparten.`,
  surrender: () =>
    "El que se rinde no juega más. Sus países quedan de su color y se defienden, y sus tarjetas van con las usadas. Si tenía pactos, se terminan; si alguien lo tiene que destruir, todavía le tiene que sacar el último país.",
  "pact-scopes": () =>
    "Los pactos de no agresión son parte del juego: dos jugadores acuerdan no atacarse en una frontera o en todo el mapa.",
  "pact-offer": () =>
    "Se ofrece y se acepta con un botón, en cualquier momento. La oferta vence cuando termina el próximo turno del otro, y se puede retirar antes.",
  "pact-binds": () => "Mientras obliga, el ataque que prohíbe no se puede hacer.",
  "pact-notice": (s) =>
    s.atOnce
      ? "Un pacto se puede romper, y deja de obligar enseguida."
      : "Un pacto se puede romper, pero obliga a los dos hasta que termine el próximo turno del otro.",
  "pact-territory-lost": () =>
    "Un pacto de frontera se termina solo cuando uno de sus dos países cambia de dueño.",
  "pact-public": () =>
    "Los pactos los ven todos, y nada se borra: se puede romper un pacto, no se puede decir que no existía.",
};
