/** The kinds of entries in the directory. */
export const ENTRY_KINDS = ["tusker", "article"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The kinds as part of the names of calls: `getTusker`. */
export const ENTRY_NAMES = { tusker: "Tusker", article: "Article" } as const satisfies Record<EntryKind, string>;

/** What the form of the admin area edits: entries, and pages, which share all of it but lists, bin and images. */
export type FormKind = EntryKind | "page";
