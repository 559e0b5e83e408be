import { z } from "zod";
import { invalidField } from "../platform/errors/app-error.ts";

const MAX_CHARACTERS = 60;
const MAX_WRITTEN = 1000;
const TOO_LONG = `Username can have at most ${MAX_CHARACTERS} characters.`;

// Letters of any script with their marks, digits and a little punctuation: nothing invisible, so that two names that
// look alike on a screen are not two accounts by accident.
const ALLOWED = /^[\p{L}\p{M}\p{N} ._@+'-]+$/u;

/**
 * Letters of which scripts may stand in one name: those of Latin, Greek, Cyrillic or Armenian alone, those that Japanese
 * and Korean are written in, or those of all other scripts together. It keeps a single borrowed letter out of a name.
 * It does not keep apart whole names that look alike, such as "сосо" in Cyrillic and "coco" in Latin letters: only
 * administrators give out names, and they may name accounts in any script.
 */
const SCRIPTS = [
  /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u,
  /[\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/u,
  /[\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}]/u,
  // Some of them hold letters that look like Latin ones (Lisu does), but none of these can stand beside a Latin one.
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}]/u,
  /[\p{Script=Armenian}\p{Script=Common}]/u,
];

/** True for letters of one script: a Cyrillic "а" looks like a Latin one, and two names alike would be two accounts. */
function isOfOneScript(name: string): boolean {
  const letters = name.match(/\p{L}/gu) ?? [];
  return SCRIPTS.some((script) => letters.every((letter) => script.test(letter)));
}

const tidied = (username: string): string => username.normalize("NFKC").trim();

/**
 * What an account is found by: two spellings with the same key are the same account.
 * Upper case first folds letters that lower case alone leaves apart ("ß" and "ss", the two small sigmas).
 */
export const accountKey = (username: string): string => tidied(username).toUpperCase().toLowerCase().normalize("NFKC");

/** The name of a new account, as it will be shown. */
export const usernameSchema = z
  .string({ error: (issue) => (issue.input === undefined ? "Username is required." : "Username must be text.") })
  // One character can be eighteen when it is normalised: what is far too long is not looked at any further.
  .max(MAX_WRITTEN, { error: TOO_LONG, abort: true })
  .transform(tidied)
  .refine((text) => text.length > 0, "Username is required.")
  .refine((text) => [...text].length <= MAX_CHARACTERS, TOO_LONG)
  .refine(
    (text) => text === "" || ALLOWED.test(text),
    "Username may hold only letters, digits, spaces and the characters . _ @ + ' -",
  )
  .refine(isOfOneScript, "Username may hold letters of one script only: those of two can look alike.");

/**
 * The name as it is stored.
 * @throws AppError Invalid when no account may be named so.
 */
export function checkUsername(username: string): string {
  const parsed = usernameSchema.safeParse(username);
  if (parsed.success) return parsed.data;
  throw invalidField("username", parsed.error.issues[0]?.message ?? "Username cannot be used.");
}
