/**
 * `npm test` is the quick tier, `npm run test:deep` runs everything. A whole file is left to the deep tier by its name
 * (`*.deep.test.ts`), a single test by the tag `deep`.
 */
export const isDeep = process.env.TEST_TIER === "deep";

/** How often a property is tried: as often as given in the deep tier, and at most `inQuick` times in the quick one. */
export const runs = (inDepth: number, inQuick = 20): number => (isDeep ? inDepth : Math.min(inDepth, inQuick));
