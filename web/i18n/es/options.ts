import type { OptionText } from "../messages";
import { rounds } from "./grammar";

/** What the owner of a table chooses, and what each value does. */
export const options = {
  victory: {
    title: "Cómo se gana",
    about: "Con objetivos secretos, o solo por conquistar todo.",
    values: {
      "secret-and-30": "objetivo secreto, o llegar a 30 países",
      world: "conquistar el mundo: los 50 países, sin objetivos secretos",
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
  "round-limit": {
    title: "Límite de rondas",
    about: "Para que la partida termine sí o sí: gana el que tiene más países, después más ejércitos.",
    values: { off: "sin límite (en mesas de puros bots, 100)" },
    number: (n: number) => `${rounds(n)} como mucho`,
  },
} satisfies Record<string, OptionText>;
