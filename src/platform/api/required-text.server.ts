import { z } from "zod";

/** Longer than any code, including the spaces that people type in it. */
export const MAX_CODE_CHARACTERS = 40;

/** Required text that is compared with a stored value: limited in length, but not subject to the rules for new text. */
export const requiredText = (label: string, max: number) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? `${label} is required.` : `${label} must be text.`) })
    .min(1, `${label} is required.`)
    .max(max, `${label} can have at most ${max.toLocaleString("en")} characters.`);

const code = requiredText("The code", MAX_CODE_CHARACTERS);

/** For calls that need more than a session token: the fields of `Confirmation`. */
export const confirmationFields = {
  currentPassword: requiredText("Your current password", 1000).meta({
    description: "Of the account that makes the call. Wrong passwords count towards a limit.",
  }),
  code: code.optional().meta({
    description:
      "A code from the authenticator app, or a recovery code, if the account that makes the call has a second factor. Each code works once.",
  }),
};

export const confirmationSchema = z.strictObject(confirmationFields).meta({ id: "Confirmation" });
