import { z } from "zod";
import { multiLine, singleLine } from "../../../content/safety/plain-text.ts";
import { words } from "../../../people/mail/words.ts";
import { asciiMailAddress, isMailAddress, MAX_ADDRESS } from "../../../platform/ids/mail-address.ts";
import { tidied } from "../../../platform/text/tidied.ts";

/** A visitor's message: the body of POST /api/contact. */
export const contactMessageSchema = z
  .strictObject({
    name: singleLine({ min: 1, max: 120, label: () => words.fields.name }),
    email: z
      .string({ error: () => words.required.email })
      .overwrite((text) => asciiMailAddress(tidied(text)))
      .min(1, { error: () => words.required.email, abort: true })
      .max(MAX_ADDRESS, { error: () => words.email.tooLong, abort: true })
      .refine(isMailAddress, { error: () => words.email.incomplete }),
    subject: singleLine({ min: 1, max: 200, label: () => words.fields.subject }),
    message: multiLine({ min: 1, max: 10_000, label: () => words.fields.message }),
  })
  .meta({ id: "ContactMessage" });

/**
 * The body of POST /api/contact: a message and a hidden honeypot field. Bots that fill in every field of a form reveal
 * themselves by it.
 */
export const sentContactFormSchema = contactMessageSchema
  .extend({ website: z.string().max(2000).optional().meta({ description: "Must be empty." }) })
  .meta({ id: "SentContactForm" });
