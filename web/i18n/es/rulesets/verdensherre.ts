import type { RulesetText } from "../../messages";
import { whens } from "./common";

/** Seed 004. */
export const verdensherre: RulesetText = {
  name: "Verdensherre",
  tagline: "El clásico danés, «señor del mundo»: se ataca con tres o más, y entra justo lo que sobrevive.",
  source:
    "Las reglas son las de una página en danés sobre el Risk clásico. Lo que dice vale palabra por palabra, aunque el juego clásico diga otra cosa; donde calla se siguió el reglamento clásico.",
  rulings: [
    {
      question: "«Más de dos unidades» para atacar: ¿tres?",
      answer:
        "Sí, tres, como está escrito. Puede ser un error de traducción por «dos o más», que es lo clásico: se puede elegir.",
    },
    {
      question: "¿Cuántos entran al conquistar?",
      answer:
        "El texto: «el número de unidades atacantes que sobrevivieron». Exactamente esas, que siempre son tantas como los dados tirados. Que puedan ser más se puede elegir.",
    },
    {
      question: "¿Qué dice la tabla del tablero sobre los canjes?",
      answer:
        "El texto manda a una tabla que no muestra. La de los tableros clásicos crece: 4, 6, 8, 10, 12, 15 y después 5 más, contando los canjes de todos. La fija se puede elegir.",
    },
    {
      question: "¿Dan algo los continentes?",
      answer:
        "El texto no los nombra. Se dan los bonus clásicos, porque sin ellos sería otro juego; que no se den se puede elegir.",
    },
    {
      question: "Al empezar, ¿se coloca de a uno?",
      answer:
        "El texto dice que se sigue hasta colocar todo. De a uno y por turno, como en el reglamento clásico; todos juntos se puede elegir, y es lo de siempre si los turnos duran días.",
    },
    {
      question: "¿Y jugando de a dos?",
      answer: "No se puede: el texto da los ejércitos para tres, cuatro, cinco y seis.",
    },
    {
      question: "En el ejemplo 4, 3, 6 contra 5, 4, ¿qué pasa con la segunda pareja?",
      answer: "El texto cuenta la primera. La segunda, 4 contra 4, es empate y la gana el defensor.",
    },
  ],
  whens: [
    {
      when: "Empezás el turno con cinco tarjetas o más",
      what: "Tenés que hacer al menos un canje antes de terminar de incorporar.",
    },
    whens.bigHand,
    whens.continent,
    whens.pile,
    ...whens.everywhere,
  ],
};
