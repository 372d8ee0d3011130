import type { RulesetText } from "../../messages";
import { whens } from "./common";

/** Seed 001. */
export const comunidadTeg: RulesetText = {
  name: "T.E.G.",
  tagline:
    "Plan Táctico y Estratégico de la Guerra: conquistar, aguantar y cumplir. Con objetivos secretos, canjes y pactos.",
  source:
    "Las reglas son las de «Reglas del T.E.G.», de Comunidad TEG. Donde esa página calla se siguió el reglamento original del juego de mesa, y si tampoco alcanza, se decidió lo que figura acá abajo. Lo que la página dice con palabras vale siempre.",
  rulings: [
    {
      question: "¿Cuántos ejércitos pasan al país conquistado?",
      answer:
        "La página dice que hay que ocuparlo, no con cuántos. De 1 a 3, como en el reglamento original. El primero entra solo.",
    },
    {
      question: "¿Cuántas veces se reagrupa?",
      answer:
        "Las que quieras y con los ejércitos que quieras, pero el que se movió ya no se mueve, y después no se ataca más.",
    },
    {
      question: "¿Qué pasa al «canjear» la tarjeta de un país propio?",
      answer: "Suma 2 ejércitos en ese país, una vez por tarjeta, y la tarjeta se conserva para un canje.",
    },
    {
      question: "¿Cuánto da un canje?",
      answer:
        "La página dice que crece con cada canje de la partida; los números 4, 7, 10 y después 5 más son los del reglamento original.",
    },
    {
      question: "¿«La mitad de los países» en dos rondas o en una?",
      answer: "En una sola: 12 ejércitos jugando de a dos y 8 jugando de a tres.",
    },
    {
      question: "¿Cuántos países hay que conquistar para sacar tarjeta?",
      answer:
        "Uno, siempre: la página dice que alcanza con uno por turno. El reglamento original pide dos después del tercer canje; se puede elegir.",
    },
    {
      question: "¿Qué canjes hacen crecer el próximo?",
      answer: "Los de toda la partida, como dice la página. Que cada uno lleve su cuenta se puede elegir.",
    },
    {
      question: "¿Hay objetivos secretos jugando de a dos o de a tres?",
      answer:
        "Sí, como en la página. El reglamento original juega entonces por los 50 países: se puede elegir, y de a dos conviene.",
    },
    {
      question: "¿Se incorpora en la primera ronda?",
      answer: "Sí: la página le da tres partes a cada turno y no exceptúa ninguno. Se puede elegir que no.",
    },
    {
      question: "¿Qué son «3 países limítrofes entre sí»?",
      answer:
        "Tres que se tocan todos con todos, ninguno de América del Sur, y que no hagan falta para los siete de Europa. Por ejemplo, Egipto, Israel y Turquía.",
    },
    {
      question: "¿Y si el objetivo que heredás no se puede cumplir?",
      answer: "Te queda el objetivo común. El cambio te lo cuenta la mesa a vos, y a nadie más.",
    },
    {
      question: "¿Cuándo se puede atacar después de romper un pacto?",
      answer:
        "Cuando termina el próximo turno del otro. Es el aviso que pide el reglamento original; se puede elegir que sea enseguida.",
    },
    {
      question: "¿Quién es «el jugador de la derecha»?",
      answer: "El que juega justo antes que vos, contando solo a los que siguen en juego.",
    },
  ],
  whens: [
    {
      when: "Conquistás un país y no elegís cuántos pasan",
      what: "Nada sigue hasta que elijas. Ya entró uno, así que el país nunca queda vacío.",
    },
    {
      when: "Eliminás a alguien",
      what: "Te quedás con sus tarjetas. Si pasás de cinco, canjeás en tu próxima incorporación.",
    },
    whens.continent,
    {
      when: "Dos objetivos se cumplen a la vez",
      what: "Gana el que está jugando: solo se mira al del turno.",
    },
    whens.pile,
    ...whens.everywhere,
  ],
};
