import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { updateDelivery } from "../rows/delivery-rows.server.ts";

type Taken = { seq: number; attempts: number };

/** How an attempt ended. `note` and `error` are sentences for the administrators. */
export type TryEnd =
  | { result: "sent"; note: string | undefined }
  | { result: "put off"; until: Date; error: string }
  | { result: "given up"; error: string }
  /** The site stopped during the attempt: it is not counted, and repeated as soon as the site runs. */
  | { result: "broken off"; error: string };

/** Records how an attempt at a leased delivery ended. */
export async function settleDelivery(
  { db }: { db: OpenDatabase },
  { seq, attempts }: Taken,
  end: TryEnd,
  now: Date,
): Promise<void> {
  switch (end.result) {
    case "sent":
      return updateDelivery(db.write, seq, {
        state: "sent",
        next_attempt_at: null,
        last_error: end.note ?? null,
        now,
      });
    case "put off":
      return updateDelivery(db.write, seq, { next_attempt_at: end.until.toISOString(), last_error: end.error, now });
    case "given up":
      return updateDelivery(db.write, seq, { state: "failed", next_attempt_at: null, last_error: end.error, now });
    case "broken off":
      return updateDelivery(db.write, seq, {
        attempts: attempts - 1,
        next_attempt_at: now.toISOString(),
        last_error: end.error,
        now,
      });
  }
}
