import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import type { Queued, QueuedRows } from "../rows/queued-rows.server.ts";

/** How an attempt ended. `note` and `error` are sentences for the administrators. */
export type TryEnd =
  | { result: "sent"; note: string | undefined }
  | { result: "put off"; until: Date; error: string }
  | { result: "given up"; error: string }
  /** The site stopped during the attempt: it is not counted, and repeated as soon as the site runs. */
  | { result: "broken off"; error: string };

/** Records how an attempt at a leased item ended. */
export async function settleDelivery<Item extends Queued>(
  { db, rows }: { db: OpenDatabase; rows: Pick<QueuedRows<Item>, "update"> },
  { seq, attempts }: Queued,
  end: TryEnd,
  now: Date,
): Promise<void> {
  switch (end.result) {
    case "sent":
      return rows.update(db.write, seq, {
        state: "sent",
        next_attempt_at: null,
        last_error: end.note ?? null,
        now,
      });
    case "put off":
      return rows.update(db.write, seq, { next_attempt_at: end.until.toISOString(), last_error: end.error, now });
    case "given up":
      return rows.update(db.write, seq, { state: "failed", next_attempt_at: null, last_error: end.error, now });
    case "broken off":
      return rows.update(db.write, seq, {
        attempts: attempts - 1,
        next_attempt_at: now.toISOString(),
        last_error: end.error,
        now,
      });
  }
}
