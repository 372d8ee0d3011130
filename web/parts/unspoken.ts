/** For what is only drawn: each territory's label already says all of it. */
export const unspoken = { "aria-hidden": "true" } as const;
