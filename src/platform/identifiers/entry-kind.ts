/** The kinds of entries in the directory. */
export const ENTRY_KINDS = ["tusker", "article"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
