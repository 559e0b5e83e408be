import type { Delivery } from "../../src/domain/contact/received-message.ts";
import { listContactMessages } from "../../src/server/db/contact-messages.ts";
import { storeContactMessage } from "../../src/server/operations/store-contact-message.ts";
import type { Services } from "../../src/server/services.ts";

export const SOME_MESSAGE = {
  name: "Nimal Perera",
  email: "nimal@example.com",
  subject: "A name",
  message: "How is it spelt?",
};

/** Stores a message as the contact form does. @returns its id */
export async function leaveMessage(
  services: Pick<Services, "db" | "clock" | "outbox">,
  fields: Partial<typeof SOME_MESSAGE> = {},
): Promise<string> {
  return (await storeContactMessage(services, { ...SOME_MESSAGE, ...fields })).id;
}

/** The deliveries of the message that came last. */
export async function lastDeliveries({ db }: Pick<Services, "db">): Promise<Delivery[]> {
  const [message] = await listContactMessages(db.read, { unreadOnly: false }, { limit: 1, offset: 0 });
  if (!message) throw new Error("There is no message");
  return message.deliveries;
}
