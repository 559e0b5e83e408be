import { z } from "zod";
import { invalidField } from "../../platform/errors/app-error.ts";
import { isCommonPassword } from "./common-passwords.ts";

const PASSWORD_MIN_CHARACTERS = 10;
const PASSWORD_MAX_CHARACTERS = 200;
const MAX_WRITTEN = 2000;
const TOO_LONG = `Password can have at most ${PASSWORD_MAX_CHARACTERS} characters.`;
const TOO_COMMON =
  "This password is one of the first that an attacker would try. Please choose another one, such as three or four words.";

/** The normalised form in which passwords are hashed and compared: keyboards compose the same character differently. */
export const normalisePassword = (password: string): string => password.normalize("NFKC");

const characters = (text: string): number => [...text].length;

/** A new password: 10 to 200 characters (code points, after NFKC normalisation), and not a common one. */
export const passwordSchema = z
  .string({ error: (issue) => (issue.input === undefined ? "Password is required." : "Password must be text.") })
  // Normalisation can turn one character into eighteen, so overlong input is rejected before it.
  .max(MAX_WRITTEN, { error: TOO_LONG, abort: true })
  .refine((text) => text.isWellFormed(), "Password contains characters that cannot be stored.")
  .transform(normalisePassword)
  .refine(
    (text) => characters(text) >= PASSWORD_MIN_CHARACTERS,
    `Password needs at least ${PASSWORD_MIN_CHARACTERS} characters.`,
  )
  .refine((text) => characters(text) <= PASSWORD_MAX_CHARACTERS, TOO_LONG)
  .refine(
    (text) =>
      characters(text) < PASSWORD_MIN_CHARACTERS ||
      characters(text) > PASSWORD_MAX_CHARACTERS ||
      !isCommonPassword(text),
    TOO_COMMON,
  );

/**
 * The password in its normalised form.
 * @param account the account it is for: a password based on its name would be guessed at once
 * @param field where the password was given
 * @throws AppError Invalid when it breaks the rule for new passwords.
 */
export function checkPassword(password: string, account: { username: string }, field = "password"): string {
  const parsed = passwordSchema.safeParse(password);
  if (!parsed.success) throw invalidField(field, parsed.error.issues[0]?.message ?? "Password cannot be used.");
  if (isCommonPassword(parsed.data, account.username)) throw invalidField(field, TOO_COMMON);
  return parsed.data;
}
