import type { RulesetText } from "../../messages";
import { whens } from "./common";

/** Seed 003. */
export const sinDados: RulesetText = {
  name: "Sin dados",
  tagline: "Nada de suerte en la batalla: ejército contra ejército, y al empezar todos colocan a escondidas.",
  source:
    "Las reglas son las de una página en inglés sobre un Risk sin dados. Lo que dice vale palabra por palabra; donde calla se siguió otra descripción del mismo juego y, si tampoco alcanza, el reglamento clásico.",
  rulings: [
    {
      question: "¿Se puede atacar con tantos ejércitos como defienden?",
      answer:
        "No: se quitarían todos y el país quedaría vacío, lo que el texto no permite. Si una tarjeta los iguala después, se para antes del último par: queda un defensor y el último atacante vuelve.",
    },
    {
      question: "¿Y con menos?",
      answer: "Sí: el texto dice «hasta que queda un solo color», y ese puede ser el del defensor.",
    },
    {
      question: "«En cualquier momento», ¿cómo, si no estoy mirando?",
      answer:
        "Cada tarjeta tiene una orden permanente: jugarse si salva al país (lo de siempre), o no. Salva si atacan con más de los que hay y no con más de los que habría con la tarjeta. Quien arma la mesa puede poner segundos para contestar; entonces se espera en todo ataque a quien tenga tarjetas, y la espera no delata cuáles.",
    },
    {
      question: "¿Hay comodines?",
      answer: "No: un comodín no tiene país donde poner sus ejércitos.",
    },
    {
      question: "¿En qué orden se coloca al empezar?",
      answer:
        "El texto no lo dice. Todos a la vez y a escondidas, y se muestra cuando todos terminaron. El máximo de 4 vale solo ahí.",
    },
    {
      question: "¿21 o 20 ejércitos jugando de a seis?",
      answer: "21, como dice el texto; la otra descripción dice 20.",
    },
    {
      question: "¿Los que conquistaron pueden seguir moviéndose?",
      answer: "Una vez, en el movimiento que viene después de los ataques.",
    },
    {
      question: "¿Dan algo los continentes?",
      answer: "No: el texto no nombra ningún bonus. Suma cada país rodeado de países propios.",
    },
    {
      question: "¿Y un país ajeno rodeado por los tuyos?",
      answer: "No suma: los ejércitos van solo a países propios.",
    },
    {
      question: "¿Cómo se gana, y qué pasa con las tarjetas del eliminado?",
      answer:
        "El texto calla. Gana quien conquista todo el mapa, y el que elimina a otro se queda con sus tarjetas, que puede jugar enseguida.",
    },
  ],
  whens: [
    {
      when: "Te atacan y tenés la tarjeta de ese país",
      what: "Se hace lo que ordenaste para esa tarjeta; si no ordenaste nada, se juega si salva al país.",
    },
    {
      when: "Terminás el turno sin sumar ni atacar",
      what: "Se puede: es un turno sin ataques.",
    },
    {
      when: "Todas las tarjetas están en alguna mano",
      what: "Esa vez no se saca ninguna.",
    },
    ...whens.everywhere,
  ],
};
