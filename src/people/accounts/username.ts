import { z } from "zod";
import { invalidField } from "../../platform/errors/app-error.ts";
import { showsNothing } from "../../platform/text/shows-nothing.ts";

const MAX_CHARACTERS = 60;
const MAX_WRITTEN = 1000;
const TOO_LONG = `Username can have at most ${MAX_CHARACTERS} characters.`;

// Letters of any script with their marks, digits and some punctuation, but nothing invisible: two names that look alike
// on a screen must not be two accounts by accident. Some letters, such as the fillers of Hangul, are invisible.
const ALLOWED = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N} ._@+'-])+$/u;

/**
 * The scripts that one name may combine: Latin, Greek, Cyrillic or Armenian alone, those used to write Japanese and
 * Korean, or those of all other scripts together. This keeps a single borrowed letter out of a name. It does not
 * prevent whole names that look alike, such as "сосо" in Cyrillic and "coco" in Latin letters: only administrators give
 * out names, and they may use any script.
 */
const SCRIPTS = [
  /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u,
  /[\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u,
  /[\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}]/u,
  // Some of these scripts have letters that look Latin (e.g. Lisu), but they cannot be mixed with Latin ones.
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}]/u,
  /[\p{Script=Armenian}\p{Script=Common}]/u,
];

/**
 * True if all letters are of one script: a Cyrillic "а" looks like a Latin one, and lookalike names would be two
 * accounts.
 */
function isOfOneScript(name: string): boolean {
  const letters = name.match(/\p{L}/gu) ?? [];
  return SCRIPTS.some((script) => letters.every((letter) => script.test(letter)));
}

const tidied = (username: string): string => username.normalize("NFKC").trim();

/**
 * The key by which an account is found: two spellings with the same key are the same account. Upper-casing first folds
 * letters that lower-casing alone keeps apart ("ß" and "ss", the two small sigmas).
 */
export const accountKey = (username: string): string => tidied(username).toUpperCase().toLowerCase().normalize("NFKC");

/** The name of a new account, as it will be shown. */
export const usernameSchema = z
  .string({ error: (issue) => (issue.input === undefined ? "Username is required." : "Username must be text.") })
  // Normalisation can turn one character into eighteen, so overlong input is rejected before it.
  .max(MAX_WRITTEN, { error: TOO_LONG, abort: true })
  .transform(tidied)
  .refine((text) => !showsNothing(text), "Username is required.")
  .refine((text) => [...text].length <= MAX_CHARACTERS, TOO_LONG)
  .refine(
    (text) => showsNothing(text) || ALLOWED.test(text),
    "Username can contain only letters, digits, spaces and the characters . _ @ + ' -",
  )
  .refine(isOfOneScript, "Username can contain letters of only one script, because letters of two can look alike.");

/**
 * The name as it is stored.
 * @throws AppError Invalid when the name is not allowed.
 */
export function checkUsername(username: string): string {
  const parsed = usernameSchema.safeParse(username);
  if (parsed.success) return parsed.data;
  throw invalidField("username", parsed.error.issues[0]?.message ?? "Username cannot be used.");
}
