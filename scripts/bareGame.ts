import type { Random } from "../worker/game/index";
import { sfc32 } from "./prng";

type Neighbours = readonly (readonly number[])[];

interface Bare {
  readonly neighbours: Neighbours;
  readonly random: Random;
  readonly owner: Uint8Array;
  readonly armies: Int32Array;
  readonly held: Int32Array;
}

const goal = 30;

/**
 * The limit that games a second are measured against: the same board, deal, income, dice and greedy attacks over typed
 * arrays, to 30 territories, with no order, event, check, card or objective. What the engine takes beyond it pays for those.
 */
export function bareGames(neighbours: Neighbours, seats: number, games: number): number {
  const random = sfc32(1, seats);
  for (let game = 0; game < games / 10; game++) bareGame(neighbours, seats, random);
  const began = performance.now();
  for (let game = 0; game < games; game++) bareGame(neighbours, seats, random);
  return Number((games / ((performance.now() - began) / 1000)).toFixed(1));
}

function bareGame(neighbours: Neighbours, seats: number, random: Random): void {
  const bare = deal(neighbours, seats, random);
  for (let turn = 0; turn < 100 * seats; turn++) {
    const seat = turn % seats;
    const setUp = turn < seats ? 8 : 0;
    if (bare.held[seat] > 0) playTurn(bare, seat, Math.max(3, bare.held[seat] >> 1) + setUp);
    if (bare.held[seat] >= goal) return;
  }
}

function deal(neighbours: Neighbours, seats: number, random: Random): Bare {
  const size = neighbours.length;
  const owner = new Uint8Array(size);
  const held = new Int32Array(seats);
  const deck = Int32Array.from({ length: size }, (_, t) => t);
  for (let i = size - 1; i >= 0; i--) {
    const j = random.below(i + 1);
    owner[deck[j]] = i % seats;
    deck[j] = deck[i];
    held[i % seats]++;
  }
  return { neighbours, random, owner, armies: new Int32Array(size).fill(1), held };
}

/** All armies where the lead is greatest, then attacks there while it lasts. */
function playTurn(bare: Bare, seat: number, income: number): void {
  const { armies, held, owner } = bare;
  for (let left = income; held[seat] < goal; left = 0) {
    const border = greatestLead(bare, seat);
    const [from, to] = [border >> 8, border & 255];
    armies[from] += left;
    if (armies[from] <= armies[to]) return;
    fight(bare, from, to);
    if (armies[to] > 0) continue;
    held[owner[to]]--;
    owner[to] = seat;
    held[seat]++;
    armies[to] = Math.min(3, armies[from] - 1);
    armies[from] -= armies[to];
  }
}

/** The border over which the seat leads most, as from * 256 + to. */
function greatestLead({ neighbours, owner, armies }: Bare, seat: number): number {
  let best = 0;
  let lead = Number.NEGATIVE_INFINITY;
  for (let from = 0; from < owner.length; from++) {
    if (owner[from] !== seat) continue;
    for (const to of neighbours[from])
      if (owner[to] !== seat && armies[from] - armies[to] > lead) {
        lead = armies[from] - armies[to];
        best = from * 256 + to;
      }
  }
  return best;
}

const thrown = new Int32Array(6);

/** Up to three dice a side, until one side cannot go on. */
function fight({ armies, random }: Bare, from: number, to: number): void {
  while (armies[from] > 1 && armies[to] > 0) {
    const attack = Math.min(3, armies[from] - 1);
    const defence = Math.min(3, armies[to]);
    throwDice(0, attack, random);
    throwDice(3, defence, random);
    for (let i = Math.min(attack, defence) - 1; i >= 0; i--) armies[thrown[i] > thrown[3 + i] ? to : from]--;
  }
}

/** Dice into `thrown` from here on, the highest first. */
function throwDice(at: number, count: number, random: Random): void {
  for (let i = 0; i < count; i++) {
    const die = random.below(6) + 1;
    let place = at + i;
    for (; place > at && thrown[place - 1] < die; place--) thrown[place] = thrown[place - 1];
    thrown[place] = die;
  }
}
