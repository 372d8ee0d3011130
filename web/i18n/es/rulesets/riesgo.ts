import type { RulesetText } from "../../messages";
import { whens } from "./common";

/** Seed 002. */
export const riesgo: RulesetText = {
  name: "Riesgo",
  tagline: "El clásico en español: se eligen los países de a uno, y cada uno elige con cuántos dados pelea.",
  source:
    "Las reglas son las de un texto en español sobre el Risk clásico, que está cortado: no dice cómo arranca, cuánto da un canje ni cómo termina. Lo que dice vale palabra por palabra; lo que falta sale del artículo del que parece copiado y, si tampoco está, del reglamento clásico.",
  rulings: [
    {
      question: "¿Cuánto da un canje?",
      answer:
        "El texto se corta en «un cierto número de tropas según la…». Ese «la» pide una palabra como combinación: por eso depende de las tarjetas (soldados 4, caballería 6, artillería 8, una de cada 10) y no de cuántos canjes hubo. La escala que crece se puede elegir.",
    },
    {
      question: "¿El defensor ve los dados del atacante antes de elegir?",
      answer:
        "Sí: el texto dice «en ese momento», y en su ejemplo el atacante ya tiró. Así la elección sirve para algo. Que elija antes se puede elegir.",
    },
    {
      question: "¿Qué pasa si el defensor no contesta?",
      answer:
        "Vale su orden permanente. La de siempre es «según las chances»: los dados con los que es menos probable que el atacante gane la batalla entera; a igual chance, dos.",
    },
    {
      question: "¿Hay que atacar hasta el final?",
      answer: "No. «Se repite hasta» cuenta cómo sigue, no obliga: se puede parar después de cada tirada.",
    },
    {
      question: "«Un mínimo de tropas igual al último ataque», ¿cuántas?",
      answer: "Tantas como dados se tiraron en la última tirada.",
    },
    {
      question: "¿Cómo se reparten los países?",
      answer:
        "Se eligen de a uno, por turno, y después se coloca de a uno: así el artículo y el reglamento clásico. Colocar todos juntos se puede elegir, y es lo de siempre si los turnos duran días.",
    },
    {
      question: "¿Y jugando de a dos?",
      answer: "Se reparten los 42 entre los dos, con 40 ejércitos cada uno y sin ejército neutral.",
    },
    {
      question: "¿Cómo se gana?",
      answer: "Conquistando todo el mapa, como en el reglamento clásico: el texto se corta antes.",
    },
  ],
  whens: [
    {
      when: "Conquistás un país y no elegís cuántos pasan",
      what: "Nada sigue hasta que elijas. Ya entraron los que tienen que entrar, así que el país nunca queda vacío.",
    },
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
