import { z } from "zod";
import { multiLine, singleLine } from "../safety/plain-text.ts";

/** A visitor's message: the body of POST /api/contact. */
export const contactMessageSchema = z
  .strictObject({
    name: singleLine({ min: 1, max: 120, label: "Your name" }),
    email: z
      .string({ error: "Your email is required." })
      .trim()
      .min(1, "Your email is required.")
      .max(254, "Your email can have at most 254 characters.")
      .pipe(z.email("This is not a complete email address, such as name@example.com.")),
    subject: singleLine({ min: 1, max: 200, label: "Subject" }),
    message: multiLine({ min: 1, max: 10_000, label: "Message" }),
  })
  .meta({ id: "ContactMessage" });

/**
 * The body of POST /api/contact: a message, and a field that people do not see. Programs that fill in every field of a
 * form give themselves away by it.
 */
export const sentContactFormSchema = contactMessageSchema
  .extend({ website: z.string().max(2000).optional().meta({ description: "To be left empty." }) })
  .meta({ id: "SentContactForm" });

export type ContactMessage = z.infer<typeof contactMessageSchema>;
