import { type LetterErrors, TYPED, type TypedTexts } from "../../../../letter-fields.ts";

/** A letter that was refused: what its reader typed, and what is wrong with it. */
export type ToldForm = { texts: TypedTexts; errors: LetterErrors; failure: string; status: number };

/** Reads it from the form with which the server answers a letter that was sent without script. */
export function readToldForm(form: URLSearchParams): ToldForm {
  const read = (name: string) => form.get(name) ?? undefined;
  const texts: TypedTexts = {};
  const errors: LetterErrors = {};
  for (const name of TYPED) {
    const text = read(name);
    if (text !== undefined) texts[name] = text;
  }
  for (const name of [...TYPED, "file"] as const) {
    const error = read(`error-${name}`);
    if (error !== undefined) errors[name] = error;
  }
  return { texts, errors, failure: read("failure") ?? "", status: Number(read("status") ?? 422) };
}
