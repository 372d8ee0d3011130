import type { Part } from "./part";

/** Every part of the table's page, in the order of the document. */
export const parts: readonly Part[] = [];
