import type { ReactNode } from "react";
import { namedCatalogue } from "../../platform/languages/catalogue.ts";
import type { FieldName } from "./fields.ts";

export const words = namedCatalogue("messages/contact-page", {
  title: "Contact Us",
  description:
    "Write to the editors of the directory of Sri Lanka's tuskers: a correction, a photograph, a question. We answer within 30 days.",
  lead: "Corrections, photographs and questions are welcome. We answer within 30 days.",
  about: (tusker: ReactNode) => (
    <>You are writing about {tusker}. Please say where you read or saw what we have wrong, so that we can check it.</>
  ),
  noSightings: (policy: ReactNode) => (
    <>
      We do not collect sightings. If you write to us about a living wild tusker, name the park and the month at most,
      never the place or the day. How we handle your name and address is set out in the {policy}.
    </>
  ),
  privacyPolicy: "Privacy Policy",
  /** The default subject of a message about a tusker. */
  correction: (tusker: string) => `A correction: ${tusker}`,
  labels: {
    name: "Your Name",
    email: "Your Email",
    subject: "Subject",
    message: "Message",
  } satisfies Record<FieldName, string>,
  trap: "Please leave this empty",
  send: "Send Message",
  sending: "Sending...",
  sent: "Message sent successfully! We'll get back to you soon.",
  failed: "There was an error sending your message. Please try again later.",
});
