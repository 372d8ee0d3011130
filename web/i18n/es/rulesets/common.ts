import type { RulesetText } from "../../messages";

type Whens = RulesetText["whens"];

const everywhere: Whens = [
  {
    when: "Alguien se va y no vuelve",
    what: "Su lugar queda guardado: vuelve cualquier día en el mismo navegador, o en otro con su enlace privado. Si la mesa tiene un plazo, al vencer se hace lo que dice «Si no se contesta a tiempo»; si no lo tiene, lo espera.",
  },
  {
    when: "Te eliminan",
    what: "Dejás de jugar y podés seguir mirando.",
  },
  {
    when: "Dos pulsaciones seguidas del mismo botón",
    what: "Cuentan una sola vez. Y si el tablero cambió mientras decidías, no se hace nada y te lo mostramos como está.",
  },
];

/** What becomes of what, where several rulesets say the same. */
export const whens = {
  everywhere,
  pile: {
    when: "Se termina el mazo",
    what: "Se mezclan las tarjetas usadas. Si no hay ninguna, esa vez no se saca.",
  },
  continent: {
    when: "Completás o perdés un continente en medio de un turno",
    what: "El bonus se mira cuando te toca incorporar: cuenta lo que tenés en ese momento.",
  },
  bigHand: {
    when: "Eliminás a alguien y juntás muchas tarjetas",
    what: "Con seis o más canjeás enseguida hasta quedarte con cuatro o menos, colocás y seguís. Con cinco no: te toca al empezar tu próximo turno.",
  },
} as const;
