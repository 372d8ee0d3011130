import { armies, cards, count } from "./grammar";

/** Words of what rulesets do each in their own way: claiming, hidden placing, choosing, fighting, answering. */
export const moves = {
  // Claiming, and the set-up after it.
  claimHelp: "Tocá un país libre en el mapa, o elegilo de la lista.",
  claimTitle: (name: string, continent: string) => `${name}, en ${continent}: está libre`,
  claim: (name: string) => `Quedarme con ${name}`,
  freeTerritories: (n: number) => `Países libres (${n})`,
  stockLeft: (n: number) => `En total te quedan ${armies(n)} para poner en el mapa.`,
  placeOne: (name: string) => `Poner 1 en ${name}`,
  // Hidden placing.
  spreadHelp: (most: number) =>
    `Todos colocan a la vez y nadie ve lo de los demás hasta que terminen. Hasta ${most} por país.`,
  spreadEven: (n: number) => `Repartir parejo los ${n}`,
  spreadDone: "Ya colocaste todo. Cuando terminen los demás se muestra el mapa.",
  // Adding or attacking.
  chooseHelp: "En este turno hacés una de dos cosas:",
  chooseAdd: (n: number) => `Sumar ${armies(n)}`,
  chooseAddHelp: "Tocá un país tuyo y colocalos. Después no se ataca ni se mueve.",
  chooseAttack: "Atacar",
  chooseAttackHelp: "Tocá un país ajeno que limite con los tuyos. Después podés mover.",
  addingNote: "Colocar es elegir sumar: en este turno ya no atacás.",
  attackingNote: "Atacar es elegir atacar: en este turno ya no sumás.",
  attackFrom: (name: string) => `Atacar desde ${name}`,
  endWithout: "Terminar el turno sin sumar ni atacar",
  lists: "Elegir de una lista a quién atacar",
  waive: "También podés atacar otra vez sin elegir: entonces queda solo lo que ya entró.",
  // Dice that are chosen.
  attackWith: (dice: number) => `Atacar con ${count(dice, "dado", "dados")}`,
  fewerDice: (dice: number) => `con ${dice}`,
  // Armies against armies.
  forcesWin: (sent: number, stay: number) =>
    `Mandar ${sent}: conquistás y ${stay === 1 ? "queda 1" : `quedan ${stay}`}`,
  forcesLose: (sent: number, left: number) =>
    `Mandar ${sent}: ${sent === 1 ? "se pierde" : "se pierden todos"} y ${left === 1 ? "queda 1 defensor" : `quedan ${left} defensores`}`,
  forcesRule: (defenders: number) =>
    `Se quitan uno por uno. Con ${defenders + 1} o más conquistás; con ${defenders} justos no se puede; con menos se pierden todos los que mandes.`,
  forcesOne: "Se quitan uno por uno. Hay un solo defensor: con 2 o más conquistás; con 1 justo no se puede.",
  forcesOther: "Otra cantidad",
  forcesSend: "Mandar",
  forcesMany: "Atacar desde varios países a la vez",
  forcesManyTitle: (to: string, owner: string, holds: number) => `Contra ${to}, de ${owner} (${holds})`,
  forcesManyHelp: "Cuántos manda cada país tuyo que limita. En cada uno queda al menos 1.",
  forcesAll: (sent: number, stay: number) =>
    `Mandar todo, ${sent}: conquistás y ${stay === 1 ? "queda 1" : `quedan ${stay}`}`,
  forcesFrom: (name: string, most: number) => `${name} (hasta ${most})`,
  forcesBack: "Si una tarjeta iguala las fuerzas, el último vuelve a",
  forcesBackDefault: "el que más mandó",
  forcesCards: (who: string, n: number) =>
    `Ojo: ${who} tiene ${cards(n)} y puede responder si una es de este país.`,
  forcesSides: (sent: string, to: string) => `${sent} contra ${to}`,
  forcesPart: (n: number, name: string) => `${n} de ${name}`,
  // Defending.
  defendTitle: (from: string, has: number, to: string, holds: number) =>
    `${from} (${has}) ataca a tu ${to} (${holds})`,
  defendRolled: "El atacante tiró:",
  defendUnrolled: "El atacante tira después de tu elección.",
  defendWith: (dice: number) => `Defender con ${count(dice, "dado", "dados")}`,
  defendOdds: (percent: string) => `el atacante termina ganando en ${percent}`,
  defendBest: "lo mejor según las chances",
  standingTitle: "Órdenes permanentes",
  standingDefend: "Cuando me atacan, tirar",
  standingHelp: "Vale para todas las batallas mientras no la cambies. Solo vos la ves.",
  standingCard: (name: string) => `Si atacan ${name}`,
  standingSave: "Guardar",
  // Answering with a card.
  reactTitle: (to: string, holds: number) => `Atacan tu ${to} (${holds})`,
  reactForces: (sent: string, all: number) => `Vienen ${armies(all)}: ${sent}.`,
  reactPlay: (name: string, n: number) => `Jugar la tarjeta de ${name}: ${n} más`,
  reactWith: (defenders: number, saved: boolean) =>
    `Con ella defenderían ${defenders}: ${saved ? "el país se salva" : "no alcanza"}.`,
  reactNone: "No tenés la tarjeta de este país. Se te pregunta igual, para que nadie sepa cuáles tenés.",
  pass: "Dejar que el ataque siga",
  playCard: (name: string, n: number) => `Jugar: ${n} en ${name}`,
  playable: (n: number) => `Podés jugar ${cards(n)}`,
  // Trading.
  tradeForced: (downTo: number) =>
    `Eliminaste a alguien y tenés tarjetas de más: canjeá hasta quedarte con ${downTo} o menos. Después colocás y seguís atacando.`,
  bonusIn: (n: number, name: string) => `y ${n} en ${name}`,
  bonusWhere: (n: number) => `Los ${n} de más, en`,
  bonusOnce: "Los de más se suman una sola vez por turno.",
  // Whose answer is awaited, and until when.
  youDefend: (to: string) => `Atacan ${to}: elegí con cuántos dados defendés.`,
  theyDefend: (who: string, to: string) => `${who} elige con cuántos dados defiende ${to}.`,
  youReact: (to: string) => `Atacan ${to}: podés responder.`,
  theyReact: (who: string, to: string) => `${who} puede responder al ataque a ${to}.`,
  youTrade: (downTo: number) => `Canjeá hasta quedarte con ${cards(downTo)} o menos.`,
  theyTrade: (who: string) => `${who} tiene que canjear tarjetas.`,
  youSpread: "Colocá a escondidas los ejércitos que te quedan.",
  theySpread: "Todos colocan a escondidas.",
  youPlace: "Colocá los ejércitos del canje.",
  due: (when: string) => `Plazo: ${when}`,
};
