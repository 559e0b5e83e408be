import type { Services } from "../../../platform/services/services.server.ts";
import type { ReceivedMessage } from "../../mail/received-message.ts";
import { getContactMessage, getContactMessageRow, updateReadTime } from "../message-rows.server.ts";

/**
 * Marks a message as read or unread. One that was read before keeps its time.
 * @throws AppError `NotFound`
 */
export async function markMessage(
  { db, clock }: Pick<Services, "db" | "clock">,
  id: string,
  { read }: { read: boolean },
): Promise<ReceivedMessage> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getContactMessageRow(transaction, id);
    if ((row.read_at !== null) !== read) {
      await updateReadTime(transaction, { seq: row.seq, readAt: read ? clock.now() : null });
    }
    return getContactMessage(transaction, id);
  });
}
