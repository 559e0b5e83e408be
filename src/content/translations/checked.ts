import type { Translation } from "../../platform/languages/language.ts";

/** Who checked a term, and on which day. */
export type Check = { by: string; on: string };

/**
 * The terms that a speaker has checked, by their ids in docs/translation.md. All others are not checked yet: pages say so
 * until none is left (`unchecked` in words.ts of src/site/frame and, for paper, of src/features/printing).
 */
export const CHECKED: Record<Translation, Readonly<Record<string, Check>>> = { si: {}, ta: {} };
