import type { Delivery } from "../../src/people/mail/received-message.ts";
import { storeContactMessage } from "../../src/people/messages/inbox/store-contact-message.server.ts";
import { listContactMessages } from "../../src/people/messages/message-rows.server.ts";
import type { Services } from "../../src/platform/services/services.server.ts";

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

/** The deliveries of the latest message. */
export async function lastDeliveries({ db }: Pick<Services, "db">): Promise<Delivery[]> {
  const [message] = await listContactMessages(db.read, { unreadOnly: false }, { limit: 1, offset: 0 });
  if (!message) throw new Error("There is no message");
  return message.deliveries;
}
