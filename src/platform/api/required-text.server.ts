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
    description: "Of the account that asks. Wrong ones are counted.",
  }),
  code: code.optional().meta({
    description:
      "The code that the app shows, or a recovery code, where the account that asks has a second factor. It is used up.",
  }),
};

export const confirmationSchema = z.strictObject(confirmationFields).meta({ id: "Confirmation" });
