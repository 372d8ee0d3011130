import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** True in `npm run test:deep`: the same laws with the large numbers. */
    deep: boolean;
  }
}

/** How often a law is tried: the first number in `npm test`, the second in `npm run test:deep`. */
export const runs = (quick: number, deep: number): number => (inject("deep") ? deep : quick);
