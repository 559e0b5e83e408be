/** What a list of the library can be narrowed to in the admin area. */
export const SOURCE_SETS = ["unused", "without-address", "duplicates"] as const;
export type SourceSet = (typeof SOURCE_SETS)[number];

export const SOURCE_SORTS = ["key", "newest", "title", "uses"] as const;
export type SourceSort = (typeof SOURCE_SORTS)[number];
