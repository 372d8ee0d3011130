import type { RulesetText } from "../../messages";
import { whens } from "./common";

/** Seed 000. */
export const tenesEmpanadas: RulesetText = {
  name: "Tenés Empanadas Graciela",
  tagline: "El de la computadora de siempre: cada ronda primero incorporan todos, y después atacan todos.",
  source:
    "Las reglas son las de la guía del jugador de Tenes Empanadas Graciela, un juego libre. De la página de la guía sobre el ataque vale cada palabra; lo demás sale del resto de la guía y, donde calla, de cómo juega el programa.",
  rulings: [
    {
      question: "¿Cuántos ejércitos se mueven al reagrupar?",
      answer:
        "La guía dice 3 de un país a otro; el programa y el reglamento del juego de mesa no ponen tope. Sin tope, porque la mayoría lo dice y porque igual se puede repetir. Se puede elegir que sea 3.",
    },
    {
      question: "¿Desde cuándo una tarjeta cuesta dos conquistas?",
      answer:
        "Después del tercer canje propio, como dicen la guía y el reglamento. El programa original lo pide recién después del cuarto: se puede elegir.",
    },
    {
      question: "¿Qué pasa con las tarjetas de un eliminado?",
      answer:
        "La guía calla. En el programa quedan con él, fuera del juego. El reglamento del juego de mesa se las da a quien lo eliminó: se puede elegir.",
    },
    {
      question: "«Hasta 3 ejércitos» al conquistar, ¿además del que entra solo?",
      answer: "Tres en total: el que entra solo y hasta dos más. Es lo que ofrece el propio programa.",
    },
    {
      question: "¿Cuándo suma 2 la tarjeta de un país que conquistás más tarde?",
      answer:
        "Al final de cualquier turno tuyo en el que tengas el país y la tarjeta, como en la guía. El programa solo se fija si en ese turno sacaste tarjeta.",
    },
    {
      question: "¿Hay que pedir la tarjeta?",
      answer: "No: sale sola al final del turno. En el programa, el que no la pide la pierde.",
    },
    {
      question: "¿Qué símbolo tiene Groenlandia?",
      answer: "El globo, para que haya 16 de cada uno. En el programa original es un galeón.",
    },
    {
      question: "¿Se gana por objetivos o por conquistar el mundo?",
      answer:
        "La guía lo deja a quien arma la mesa. Si no elige: objetivo secreto o 30 países, y jugando de a dos el mundo, como aconseja la guía.",
    },
  ],
  whens: [
    {
      when: "Conquistás un país y no elegís cuántos pasan",
      what: "Ya entró uno. Si atacás de nuevo o terminás, quedan los que entraron.",
    },
    {
      when: "El que tenía que empezar la ronda fue eliminado",
      what: "Empieza el siguiente que sigue en juego. Nadie pierde su turno.",
    },
    {
      when: "Conquistás con cinco tarjetas en la mano",
      what: "No sacás otra, y la mesa lo dice.",
    },
    whens.continent,
    ...whens.everywhere,
  ],
};
