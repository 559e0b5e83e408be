import { newEntryId } from "../../../platform/ids/entry-id.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import type { ContactMessage } from "../../mail/received-message.ts";
import { insertDeliveries } from "../../mail/rows/delivery-rows.server.ts";
import { findSameContactMessage, insertContactMessage } from "../message-rows.server.ts";

/** An identical message within this time is a duplicate: a second click, a reload or a lost response. */
const SAME_MESSAGE_MS = 10 * 60 * 1000;

/**
 * Stores a visitor's message for the administrators together with its deliveries; both are durable when this returns.
 * Sending happens in the background. A duplicate from the last few minutes is not stored again.
 * @param sendOn false stores it without forwarding it
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
