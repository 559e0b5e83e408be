import type { ClaimProperty } from "../../../../content/record/vocabulary.ts";

/** What a new account starts with. */
export const BLANK_VALUES: Record<ClaimProperty, unknown> = {
  status: "alive",
  born: "",
  died: "",
  deathCause: "unknown",
  age: { min: 0, max: 0 },
  height: { min: 0, max: 0 },
  tuskLength: { min: 0, max: 0 },
  origin: "",
  keeper: "temple",
};
