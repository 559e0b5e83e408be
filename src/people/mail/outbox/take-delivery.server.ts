import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import type { Queued, QueuedRows } from "../rows/queued-rows.server.ts";

/** The lease, longer than any attempt may take: one that expires belongs to a process that died during the attempt. */
const TAKEN_FOR_MS = 5 * 60 * 1000;

/** An item with this many unfinished attempts is given up, because it may be what crashes the process. */
const UNKNOWN_END = "Every attempt was interrupted, so it is not known whether the message was sent.";
export const TOO_LATE = "It could not be sent in the time in which it would have been of use.";

/**
 * Leases the item that has been due for the longest time. Its next attempt is set to when the lease expires, so that no
 * other process takes it, and this attempt is already counted.
 * @returns undefined when nothing is due
 */
export async function takeDue<Item extends Queued>(
  { db, rows }: { db: OpenDatabase; rows: QueuedRows<Item> },
  { now, mostAttempts }: { now: Date; mostAttempts: number },
): Promise<Item | undefined> {
  return db.write.transaction().execute(async (transaction) => {
    for (;;) {
      const due = await rows.findDue(transaction, now);
      if (!due) return undefined;
      const isLate = due.expiresAt !== undefined && due.expiresAt <= now.toISOString();
      if (!isLate && due.attempts < mostAttempts) {
        const attempts = due.attempts + 1;
        const next_attempt_at = new Date(now.getTime() + TAKEN_FOR_MS).toISOString();
        await rows.update(transaction, due.seq, { attempts, next_attempt_at, now });
        return { ...due, attempts };
      }
      await rows.update(transaction, due.seq, {
        state: "failed",
        next_attempt_at: null,
        last_error: isLate ? TOO_LATE : UNKNOWN_END,
        now,
      });
    }
  });
}
