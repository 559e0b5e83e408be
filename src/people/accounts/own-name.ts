import { z } from "zod";
import { tidied } from "../../platform/text/tidied.ts";

const MAX_NAME = 60;

/** The owner's own name for a passkey or an API key. */
export const ownNameSchema = z
  .string({ error: ({ input }) => (input === undefined ? "A name is required." : "The name must be text.") })
  .overwrite(tidied)
  .min(1, "A name is required.")
  .max(MAX_NAME, `The name can have at most ${MAX_NAME} characters.`)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, "The name contains characters that nobody can see.");
