/** The languages in which dates, numbers and lists of names can be written. */
export type TextLanguage = "en" | "si" | "ta";
