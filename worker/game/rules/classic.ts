/** The growing scale of the classic box: 4, 6, 8, 10, 12, 15, then 5 more each. E27. */
export const classicScale = { row: [4, 6, 8, 10, 12, 15], step: 5 } as const;

/** The fixed scale, and how sets are traded in the classic box: +2 on one own territory a turn, forced at five, at six after an elimination. E26, E28. */
export const classicValues = {
  bySymbol: { infantry: 4, cavalry: 6, artillery: 8 },
  oneOfEach: 10,
  rest: { counter: "game", perTurn: null, territoryBonus: 2, forcedAt: 5, forcedMidTurnAt: 6 },
} as const;
