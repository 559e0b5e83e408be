import { AppError } from "../../../platform/errors/app-error.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { insertActivity } from "../../activity/activity-rows.server.ts";
import { messageSubject } from "../../mail/message-subject.server.ts";
import type { ReceivedMessage } from "../../mail/received-message.ts";
import { endDeliveries, insertDeliveries } from "../../mail/rows/delivery-rows.server.ts";
import { getContactMessage, getContactMessageRow } from "../message-rows.server.ts";

/**
 * Sends a message again through every configured channel, whether or not it was sent before; a delivery waiting for its
 * next attempt becomes due at once.
 * @throws AppError `NotFound`, or `Conflict` where no channel is set up
 */
export async function sendMessageAgain(
  { db, clock, outbox }: Pick<Services, "db" | "clock" | "outbox">,
  id: string,
  { username }: { username: string },
): Promise<ReceivedMessage> {
  const now = clock.now();
  const sentAgain = await db.write.transaction().execute(async (transaction) => {
    const row = await getContactMessageRow(transaction, id);
    const { channels } = outbox;
    if (channels.length === 0) {
      throw new AppError("Conflict", "E-mail is off. Ask whoever runs the server to switch on e-mail.", {
        code: "no_channel",
      });
    }
    const waiting = await endDeliveries(transaction, { messageSeq: row.seq, channels, now });
    const others = channels.filter((channel) => !waiting.includes(channel));
    await insertDeliveries(transaction, { messageSeq: row.seq, channels: others, now });
    await insertActivity(transaction, { username, action: "sent again", subject: messageSubject(row), now });
    return getContactMessage(transaction, id);
  });
  outbox.wake();
  return sentAgain;
}
