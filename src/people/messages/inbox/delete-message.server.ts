import type { Services } from "../../../platform/services/services.server.ts";
import { insertActivity } from "../../activity/activity-rows.server.ts";
import { messageSubject } from "../../mail/message-subject.server.ts";
import { deleteContactMessages, getContactMessageRow } from "../message-rows.server.ts";

/**
 * Deletes a message permanently, including its deliveries: what is waiting is no longer sent.
 * @param username null for the site itself
 * @throws AppError `NotFound`
 */
export async function deleteMessage(
  { db, clock }: Pick<Services, "db" | "clock">,
  id: string,
  { username }: { username: string | null },
): Promise<void> {
  await db.write.transaction().execute(async (transaction) => {
    const row = await getContactMessageRow(transaction, id);
    await deleteContactMessages(transaction, [row.seq]);
    await insertActivity(transaction, { username, action: "deleted", subject: messageSubject(row), now: clock.now() });
  });
}
