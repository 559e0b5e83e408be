/** The fields of the form, by the names that the API knows. */
export const FIELDS = ["name", "email", "subject", "message"] as const;

export type FieldName = (typeof FIELDS)[number];
export type FieldTexts = Record<FieldName, string>;
export type FieldErrors = Partial<FieldTexts>;

/** Longest texts that the API takes, in UTF-16 code units. */
export const LONGEST: Record<FieldName, number> = { name: 120, email: 254, subject: 200, message: 10_000 };

const REQUIRED: FieldTexts = {
  name: "Your name is required.",
  email: "Your email is required.",
  subject: "Subject is required.",
  message: "Message is required.",
};

export const isFieldName = (name: string): name is FieldName => FIELDS.some((field) => field === name);

/** The field that people do not see. */
export const TRAP = "website";

/** What stands in the field that people do not see: nothing, unless a program filled in the form. */
export const readTrap = (form: FormData): string => {
  const value = form.get(TRAP);
  return typeof value === "string" ? value : "";
};

export function readFields(form: FormData): FieldTexts {
  const read = (name: FieldName) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { name: read("name"), email: read("email"), subject: read("subject"), message: read("message") };
}

/** As long as the fields take them: what comes back is what a visitor could have typed. Browsers send each line end as two. */
export function cutToFields(texts: FieldTexts): FieldTexts {
  const cut = (name: FieldName) => texts[name].replaceAll("\r\n", "\n").slice(0, LONGEST[name]).toWellFormed();
  return { name: cut("name"), email: cut("email"), subject: cut("subject"), message: cut("message") };
}

/**
 * What is missing or wrong, as the browser's own rules have it; the server has the last word.
 * @param emailIsWrong what the browser says of the address that was typed
 */
export function findErrors(texts: FieldTexts, emailIsWrong: boolean): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of FIELDS) if (texts[field].trim() === "") errors[field] = REQUIRED[field];
  if (errors.email === undefined && emailIsWrong) errors.email = "Write the address like name@example.org.";
  return errors;
}
