import type { PactRule } from "../ruleset";

/** Non-aggression at one border or everywhere, offered and accepted by button, in public. Seed 001, "Los pactos". */
export function nonAggression(breaksAtOnce: boolean): PactRule {
  return {
    breaksAtOnce,
    says: [
      { says: "pact-scopes" },
      { says: "pact-offer" },
      { says: "pact-binds" },
      { says: "pact-notice", atOnce: breaksAtOnce },
      { says: "pact-territory-lost" },
      { says: "pact-public" },
    ],
  };
}
