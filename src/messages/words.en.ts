import { namedCatalogue } from "../platform/languages/catalogue.ts";
/** The wording of the form and the API for a message's fields. */
export const words = namedCatalogue("messages", {
  /** As they appear in the sentences of the plain-text rules. */
  fields: { name: "Your name", email: "Your email", subject: "Subject", message: "Message" },
  required: {
    name: "Your name is required.",
    email: "Your email is required.",
    subject: "Subject is required.",
    message: "Message is required.",
  },
  email: {
    tooLong: "Your email can have at most 254 characters.",
    incomplete: "This is not a complete email address, such as name@example.com.",
    mistyped: "Write the address like name@example.org.",
  },
});
