// The names and limits of a letter's form. Public pages import them: no schemas here.

export const LETTER_KINDS = ["correction", "photograph"] as const;

/** Which statement a correction is about: the facts that have accounts, and what else the page tells. */
export const ABOUT = [
  "name",
  "status",
  "born",
  "died",
  "deathCause",
  "age",
  "height",
  "tuskLength",
  "origin",
  "keeper",
  "events",
  "features",
  "text",
  "images",
  "other",
] as const;
export type About = (typeof ABOUT)[number];

/** Licences under which the site can show a photograph of somebody else. */
export const LETTER_LICENCES = ["CC BY 4.0", "CC BY-SA 4.0", "CC BY-NC 4.0", "CC0", "Used with permission"] as const;

export const PERMISSIONS = ["own", "permitted"] as const;

/** The longest texts, in UTF-16 code units. */
export const LONGEST = { wrong: 600, right: 2000, source: 600, note: 600, maker: 120, name: 120, answer: 2000 };

/** The hidden honeypot field. */
export const TRAP = "website";

/** The largest photograph that is accepted from a reader. Phones make files of 3 to 12 MB. */
export const MOST_PHOTOGRAPH_BYTES = 15_000_000;

/** The fields that hold what somebody typed or chose; the file itself cannot be sent back. */
export const TYPED = [
  "kind",
  "about",
  "wrong",
  "right",
  "source",
  "seen",
  "maker",
  "licence",
  "month",
  "year",
  "place",
  "permission",
  "note",
  "name",
] as const;
export type TypedName = (typeof TYPED)[number];
export type TypedTexts = Partial<Record<TypedName, string>>;
export type LetterErrors = Partial<Record<TypedName | "file", string>>;
