import { z } from "zod";
import { multiLine, singleLine } from "../text/plain-text.ts";

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

export type ContactMessage = z.infer<typeof contactMessageSchema>;
