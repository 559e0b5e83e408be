import { z } from "zod";

/** What webhooks can be told of. */
export const ENTRY_EVENTS = [
  "tusker.published",
  "tusker.changed",
  "tusker.withdrawn",
  "article.published",
  "article.changed",
  "article.withdrawn",
] as const;
export type EntryEvent = (typeof ENTRY_EVENTS)[number];

/** `test` is sent on demand, to every webhook. */
export type WebhookEvent = EntryEvent | "test";

const MAX_URL = 500;

const urlSchema = z
  .string({ error: ({ input }) => (input === undefined ? "An address is required." : "The address must be text.") })
  .trim()
  .min(1, "An address is required.")
  .max(MAX_URL, `The address can have at most ${MAX_URL} characters.`)
  .refine((text) => URL.parse(text)?.protocol === "https:", "The address must begin with https://.")
  .refine((text) => {
    const { username, password } = URL.parse(text) ?? {};
    return !username && !password;
  }, "The address must not contain a name or a password.")
  .refine((text) => ["", "443"].includes(URL.parse(text)?.port ?? ""), "The address must use port 443.");

const eventsSchema = z
  .array(z.enum(ENTRY_EVENTS, `An event must be one of ${ENTRY_EVENTS.join(", ")}.`))
  .min(1, "Choose at least one event.")
  .max(ENTRY_EVENTS.length, "No event can be chosen twice.")
  .transform((events) => ENTRY_EVENTS.filter((event) => events.includes(event)));

export const newWebhookSchema = z.strictObject({ url: urlSchema, events: eventsSchema }).meta({ id: "NewWebhook" });
export type NewWebhook = z.output<typeof newWebhookSchema>;
