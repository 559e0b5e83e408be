import { words } from "../../../people/mail/words.ts";

/** The fields of the form, named as in the API. */
export const FIELDS = ["name", "email", "subject", "message"] as const;

export type FieldName = (typeof FIELDS)[number];
export type FieldTexts = Record<FieldName, string>;
export type FieldErrors = Partial<FieldTexts>;

/** The longest texts that the API accepts, in UTF-16 code units. */
export const LONGEST: Record<FieldName, number> = { name: 120, email: 254, subject: 200, message: 10_000 };

export const isFieldName = (name: string): name is FieldName => FIELDS.some((field) => field === name);

/** The hidden honeypot field. */
export const TRAP = "website";

/** The value of the honeypot field: empty unless a bot filled in the form. */
export const readTrap = (form: FormData | URLSearchParams): string => {
  const value = form.get(TRAP);
  return typeof value === "string" ? value : "";
};

export function readFields(form: FormData | URLSearchParams): FieldTexts {
  const read = (name: FieldName) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { name: read("name"), email: read("email"), subject: read("subject"), message: read("message") };
}

/**
 * Cut to the field limits, so that only what a visitor could have typed is returned. Browsers send each line end as
 * CRLF.
 */
export function cutToFields(texts: FieldTexts): FieldTexts {
  const cut = (name: FieldName) => texts[name].replaceAll("\r\n", "\n").slice(0, LONGEST[name]).toWellFormed();
  return { name: cut("name"), email: cut("email"), subject: cut("subject"), message: cut("message") };
}

/**
 * Missing or invalid fields, by the browser's own rules; the server has the last word.
 * @param emailIsWrong whether the browser considers the typed address invalid
 */
export function findErrors(texts: FieldTexts, emailIsWrong: boolean): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of FIELDS) if (texts[field].trim() === "") errors[field] = words.required[field];
  if (errors.email === undefined && emailIsWrong) errors.email = words.email.mistyped;
  return errors;
}
