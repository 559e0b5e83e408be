import type { Services } from "../../app/services.server.ts";
import { newEntryId } from "../../platform/identifiers/entry-id.ts";
import type { ContactMessage } from "../contact-message.ts";
import { insertDeliveries } from "../rows/delivery-rows.server.ts";
import { findSameContactMessage, insertContactMessage } from "../rows/message-rows.server.ts";

/** What comes again within this time is the same message, sent twice: by a second click, a reload, a lost answer. */
const SAME_MESSAGE_MS = 10 * 60 * 1000;

/**
 * Keeps a visitor's message for the administrators, and its deliveries with it; both are on the disk when this returns.
 * Nobody waits for them to be sent. What was kept already some minutes ago is not kept again.
 * @param sendOn false keeps it without sending it on
 */
export async function storeContactMessage(
  { db, clock, outbox }: Pick<Services, "db" | "clock" | "outbox">,
  message: ContactMessage,
  { sendOn = true }: { sendOn?: boolean } = {},
): Promise<{ id: string }> {
  const now = clock.now();
  const since = new Date(now.getTime() - SAME_MESSAGE_MS);
  const id = await db.write.transaction().execute(async (transaction) => {
    const same = await findSameContactMessage(transaction, message, since);
    if (same !== undefined) return same;
    const id = newEntryId();
    const messageSeq = await insertContactMessage(transaction, { id, message, now });
    if (sendOn) await insertDeliveries(transaction, { messageSeq, channels: outbox.channels, now });
    return id;
  });
  outbox.wake();
  return { id };
}
