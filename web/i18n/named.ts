/** What this id is called; the id itself where the language has no name for it, so that nothing is shown empty. */
export const named = (names: Readonly<Record<string, string>>, id: string): string => names[id] ?? id;
