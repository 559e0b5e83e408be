/** What the directory holds. */
export const ENTRY_KINDS = ["tusker", "article"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
