import type { ContactMessage } from "../../domain/contact/contact-message.ts";
import { newEntryId } from "../../domain/identifiers/entry-id.ts";
import { insertContactMessage } from "../db/contact-messages.ts";
import { insertDeliveries } from "../db/deliveries.ts";
import type { Services } from "../services.ts";

/**
 * Keeps a visitor's message for the administrators, and its deliveries with it; both are on the disk when this returns.
 * Nobody waits for them to be sent.
 */
export async function storeContactMessage(
  { db, clock, outbox }: Pick<Services, "db" | "clock" | "outbox">,
  message: ContactMessage,
): Promise<{ id: string }> {
  const id = newEntryId();
  const now = clock.now();
  await db.write.transaction().execute(async (transaction) => {
    const messageSeq = await insertContactMessage(transaction, { id, message, now });
    await insertDeliveries(transaction, { messageSeq, channels: outbox.channels, now });
  });
  outbox.wake();
  return { id };
}
