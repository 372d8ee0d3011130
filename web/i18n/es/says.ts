import type { SaysSentences } from "../messages";
import { named } from "../named";
import { armies, cards, continent, count, list, rounds, territories, territory } from "./grammar";
import { names } from "./names";

const seats = ([least, most]: readonly [number, number]) => {
  if (least === most) return `Jugando de a ${least}`;
  return `Jugando de a ${least} ${most === least + 1 ? "o de a" : "hasta"} ${most}`;
};

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
  "first-seat-drawn": () => "Quién empieza se sortea.",
  "turn-parts": (s) =>
    `Un turno tiene ${count(s.phases.length, "parte", "partes")}, siempre en este orden: ${list(s.phases.map((p) => named(names.phases, p)))}.`,
  "first-round-income": (s) =>
    s.income
      ? "Se incorporan ejércitos desde la primera ronda."
      : "En la primera ronda no se incorporan ejércitos: se ataca con lo que se colocó.",
  "starter-fixed": () =>
    "Todas las rondas las empieza el mismo, y los turnos siguen el orden de los lugares.",
  "income-territories": (s) =>
    `Por países: los que tenés dividido ${s.divisor}, redondeando para abajo. Con menos de ${territories(s.below)}, ${s.least} fijos. Se colocan donde quieras.`,
  "income-continents": (s) =>
    `Por continente completo al empezar a incorporar: ${list(s.bonuses.map((b) => `${continent(b.continent)} ${b.bonus}`))}. ${
      s.inside ? "Esos ejércitos solo se pueden poner en ese continente." : "Se colocan donde quieras."
    }`,
  "income-exchange": () =>
    "Por canje: los ejércitos de un canje de tarjetas se colocan donde quieras. Podés hacer todos los canjes que tengas.",
  "attack-from": (s) =>
    `Se ataca desde un país tuyo a uno limítrofe que no sea tuyo. Hacen falta al menos ${armies(s.armies)} en el país que ataca: uno siempre se queda defendiendo.`,
  "attack-dice": (s) =>
    `El atacante tira hasta ${count(s.most, "dado", "dados")}: uno menos que sus ejércitos. No se elige tirar menos.`,
  "defence-dice": (s) => `El defensor tira hasta ${count(s.most, "dado", "dados")}: uno por ejército.`,
  "dice-compared": () =>
    "Los dados se ordenan de mayor a menor y se comparan de a pares. El que saca menos pierde un ejército. En empate pierde el atacante.",
  "attacks-unlimited": () => "Podés hacer todos los ataques que quieras, o ninguno.",
  "occupy-between": (s) =>
    `Cuando el defensor se queda sin ejércitos, el país es tuyo y lo ocupás desde el país que atacó: entran de ${s.least} a ${s.most} ejércitos, y al menos uno se queda.`,
  "regroup-adjacent": () =>
    "Reagrupar es mover ejércitos entre países tuyos que sean limítrofes, todas las veces que quieras. En cada país queda al menos un ejército.",
  "regroup-once": () => "Un ejército que ya se movió no se vuelve a mover en ese turno.",
  "regroup-ends-attacks": () => "Al reagrupar se terminan los ataques de ese turno.",
  "card-for-conquest": (s) =>
    `Conquistar ${s.conquests === 1 ? "un país" : territories(s.conquests)} te da una tarjeta al final del turno: una sola por turno.`,
  "card-two-conquests": (s) =>
    `Después de tu canje número ${s.after} hacen falta ${s.conquests} conquistas en el turno para sacar tarjeta.`,
  "card-pile": (s) =>
    `Hay ${cards(s.cards)}, cada una con un país y un símbolo. ${list(s.jokers.map(territory))} llevan el comodín. Cuando se termina el mazo, se mezclan las usadas.`,
  "card-own-territory": (s) =>
    `Si tenés un país y su tarjeta, al final de tu turno se suman solos ${armies(s.armies)} en ese país. Pasa una vez mientras tengas la tarjeta, que entonces ven todos y te la quedás.`,
  "set-symbols": () =>
    "Un canje son tres tarjetas de símbolos distintos o tres iguales. El comodín vale por cualquier símbolo.",
  "set-values": (s) =>
    `Los canjes dan, en orden, ${list(s.values.map((n) => String(n)))} ejércitos, y de ahí en adelante ${s.step} más cada vez. ${
      s.counter === "game"
        ? "Se cuentan los canjes de toda la partida."
        : "Cada uno cuenta sus propios canjes."
    }`,
  "hand-limit": (s) =>
    `Con ${cards(s.most)} en la mano no se saca otra. Si por eliminar a alguien tenés más, en tu próxima incorporación canjeás hasta tener ${s.most} o menos.`,
  "cards-inherited": () => "El que elimina a otro se queda con sus tarjetas.",
  "objective-secret": (s) =>
    `Cada uno recibe un objetivo secreto, de ${s.count} que hay: conquistar tales continentes o destruir a tal color. El que lo cumple, gana.`,
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
    "El que se rinde no juega más. Sus países quedan de su color y se defienden, sus tarjetas van con las usadas y sus pactos se terminan. Para destruir a su color todavía hay que sacarle el último país.",
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
