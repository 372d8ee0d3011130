import type { OptionText } from "../messages";
import { armies, rounds } from "./grammar";

/** What the owner of a table chooses, and what each value does. */
export const options = {
  victory: {
    title: "Cómo se gana",
    about: "Con objetivos secretos, o solo por conquistar todo.",
    values: {
      "secret-and-30": "objetivo secreto, o llegar a 30 países",
      "missions-and-30": "objetivo secreto, o el común: 30 países",
      missions: "solo el objetivo secreto",
      world: "conquistar el mundo: todos los países, sin objetivos secretos",
    },
  },
  "first-round-income": {
    title: "Incorporar en la primera ronda",
    about: "Si ya en el primer turno se reciben ejércitos.",
    values: {
      yes: "sí, cada turno tiene sus tres partes",
      no: "no, la primera ronda se juega con lo colocado",
    },
  },
  "exchange-counter": {
    title: "Cuánto crece el canje",
    about: "Qué canjes se cuentan para saber cuánto da el próximo.",
    values: {
      game: "los de toda la partida: cada canje sube el próximo de todos",
      player: "los propios: cada jugador tiene su cuenta",
    },
  },
  "two-conquests-after-third-exchange": {
    title: "Dos conquistas por tarjeta",
    about: "Si después de tres canjes propios sacar tarjeta cuesta más.",
    values: {
      no: "no, siempre alcanza con conquistar un país",
      yes: "sí, después del tercer canje propio hacen falta dos países por turno",
    },
  },
  "destroyed-by-another": {
    title: "Si a tu color a destruir lo destruye otro",
    about: "Qué objetivo te queda.",
    values: {
      inherit: "pasás a tener el objetivo del jugador de tu derecha",
      "common-only": "te queda solo el objetivo común",
      "right-neighbour": "tenés que destruir al jugador de tu derecha",
    },
  },
  "pact-notice": {
    title: "Romper un pacto",
    about: "Desde cuándo deja de obligar un pacto roto.",
    values: {
      "until-their-next-turn-ends": "obliga hasta que termine el próximo turno del otro",
      "at-once": "deja de obligar enseguida",
    },
  },
  "first-armies": {
    title: "Primera ronda de fichas",
    about: "Cuántos ejércitos coloca cada uno primero.",
    values: {},
    number: (n: number) => armies(n),
  },
  "second-armies": {
    title: "Segunda ronda de fichas",
    about: "Cuántos ejércitos coloca cada uno después.",
    values: {},
    number: (n: number) => armies(n),
  },
  "regroup-cap": {
    title: "Tope al reagrupar",
    about: "Cuántos ejércitos pasan por una frontera en un turno.",
    values: { none: "sin tope", "3": "3 ejércitos por frontera y sentido, como dice la guía" },
  },
  "cards-of-the-dead": {
    title: "Tarjetas del eliminado",
    about: "Qué pasa con las tarjetas de quien pierde su último país.",
    values: { lost: "quedan fuera del juego", inherited: "se las queda quien lo eliminó" },
  },
  "two-conquests-after": {
    title: "Dos conquistas por tarjeta",
    about: "Después de cuántos canjes propios una tarjeta cuesta dos países.",
    values: { "3": "después del tercero", "4": "después del cuarto, como el programa original" },
  },
  "set-values": {
    title: "Cuánto da un canje",
    about: "Si depende de las tarjetas o de cuántos canjes hubo.",
    values: {
      fixed:
        "según las tarjetas: tres soldados 4, tres de caballería 6, tres de artillería 8, una de cada 10",
      growing: "crece con cada canje de la partida: 4, 6, 8, 10, 12, 15 y después 5 más",
    },
  },
  "defender-chooses": {
    title: "Cuándo elige el defensor",
    about: "Si ve los dados del atacante antes de elegir cuántos tira.",
    values: {
      "after-the-roll": "después de ver la tirada del atacante",
      "before-the-roll": "antes de que el atacante tire",
    },
  },
  "setup-placing": {
    title: "Colocar al empezar",
    about: "Cómo se ponen los ejércitos que quedan cuando no hay más países libres.",
    values: {
      "one-by-one": "de a uno, por turno",
      "all-at-once": "cada uno todos juntos, por turno (lo de siempre si el turno dura días)",
    },
  },
  reaction: {
    title: "Responder a un ataque",
    about: "Si se espera a que el atacado juegue una tarjeta, o actúan sus órdenes permanentes.",
    values: { "standing-orders": "órdenes permanentes: no se espera a nadie" },
    number: (n: number) => `se espera ${n} segundos a quien tenga tarjetas`,
  },
  "attack-from": {
    title: "Ejércitos para atacar",
    about: "Cuántos hacen falta en el país que ataca.",
    values: { "3": "3: «más de dos», como dice el texto", "2": "2, como en el juego clásico" },
  },
  occupation: {
    title: "Cuántos entran al conquistar",
    about: "Si pueden pasar más que los que sobrevivieron.",
    values: {
      survivors: "exactamente los que sobrevivieron",
      "survivors-or-more": "esos como mínimo, y hasta todos menos uno",
    },
  },
  "continent-bonus": {
    title: "Bonus por continente",
    about: "Si un continente completo da ejércitos.",
    values: { classic: "sí, los clásicos", none: "no: el texto no los nombra" },
  },
  "round-limit": {
    title: "Límite de rondas",
    about: "Para que la partida termine sí o sí: gana el que tiene más países, después más ejércitos.",
    values: { off: "sin límite (en mesas de puros bots, 100)" },
    number: (n: number) => `${rounds(n)} como mucho`,
  },
} satisfies Record<string, OptionText>;
