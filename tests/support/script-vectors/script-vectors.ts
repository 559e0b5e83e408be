import { MARKUP_FAMILIES } from "./markup-vectors.ts";
import { TEXT_FAMILIES } from "./text-vectors.ts";
import type { VectorFamily } from "./vector-family.ts";

/**
 * Attacks by stored scripts: what a malicious author could try on readers. The rules for texts are tested with them
 * directly (`src/content/rich-text`), and the whole site in a real browser (`tests/e2e/stored-scripts.spec.ts`).
 */
export const SCRIPT_FAMILIES: readonly VectorFamily[] = [...MARKUP_FAMILIES, ...TEXT_FAMILIES];

/** All vectors, without duplicates. */
export const SCRIPT_VECTORS: readonly string[] = [...new Set(SCRIPT_FAMILIES.flatMap(({ vectors }) => vectors))];
