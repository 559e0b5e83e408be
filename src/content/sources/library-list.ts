import { ADDRESS_STATES } from "./address-check.ts";

/** What a list of the library can be narrowed to in the admin area; the last of them by the check of addresses. */
export const SOURCE_SETS = ["unused", "without-address", "duplicates", "attention", ...ADDRESS_STATES] as const;
export type SourceSet = (typeof SOURCE_SETS)[number];

export const PUBLIC_SOURCE_SORTS = ["key", "newest", "title", "uses"] as const;
/** In the admin area addresses that need attention can come first. */
export const SOURCE_SORTS = [...PUBLIC_SOURCE_SORTS, "attention"] as const;
export type SourceSort = (typeof SOURCE_SORTS)[number];
