import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import type { DeliveryChannel } from "../received-message.ts";
import { type DueDelivery, findDueDelivery, updateDelivery } from "../rows/delivery-rows.server.ts";

/** The lease, longer than any attempt may take: one that expires belongs to a process that died during the attempt. */
const TAKEN_FOR_MS = 5 * 60 * 1000;

/** A delivery with this many unfinished attempts is given up, because it may be what crashes the process. */
const UNKNOWN_END = "Every attempt was interrupted, so it is not known whether the message was sent.";

/**
 * Leases the delivery of a channel that has been due for the longest time. Its next attempt is set to when the lease
 * expires, so that no other process takes it, and this attempt is already counted.
 * @returns undefined when nothing is due
 */
export async function takeDueDelivery(
  { db }: { db: OpenDatabase },
  { channel, now, mostAttempts }: { channel: DeliveryChannel; now: Date; mostAttempts: number },
): Promise<DueDelivery | undefined> {
  return db.write.transaction().execute(async (transaction) => {
    for (;;) {
      const due = await findDueDelivery(transaction, { channel, now });
      if (!due) return undefined;
      if (due.attempts < mostAttempts) {
        const attempts = due.attempts + 1;
        const next_attempt_at = new Date(now.getTime() + TAKEN_FOR_MS).toISOString();
        await updateDelivery(transaction, due.seq, { attempts, next_attempt_at, now });
        return { ...due, attempts };
      }
      await updateDelivery(transaction, due.seq, {
        state: "failed",
        next_attempt_at: null,
        last_error: UNKNOWN_END,
        now,
      });
    }
  });
}
