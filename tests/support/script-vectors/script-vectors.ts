import { MARKUP_FAMILIES } from "./markup-vectors.ts";
import { TEXT_FAMILIES } from "./text-vectors.ts";
import type { VectorFamily } from "./vector-family.ts";

/**
 * The collection of stored scripts: what somebody who may write could try on those who read. The rules for texts are
 * tried with it as trees (`src/rich-text`), the whole site in a real browser (`tests/e2e/stored-scripts.spec.ts`).
 */
export const SCRIPT_FAMILIES: readonly VectorFamily[] = [...MARKUP_FAMILIES, ...TEXT_FAMILIES];

/** Each of them once. */
export const SCRIPT_VECTORS: readonly string[] = [...new Set(SCRIPT_FAMILIES.flatMap(({ vectors }) => vectors))];
