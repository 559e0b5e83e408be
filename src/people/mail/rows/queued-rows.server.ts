import type { Queryable } from "../../../platform/db/queryable.server.ts";

/** Something that waits to be sent, as the queue sees it. */
export type Queued = {
  seq: number;
  attempts: number;
  /** When it would no longer be of use to its receiver (ISO 8601, UTC); left out if it always is. */
  expiresAt?: string;
};

export type QueuedChange = {
  state?: "sent" | "failed";
  attempts?: number;
  next_attempt_at?: string | null;
  last_error?: string | null;
};

/** The rows of one queue. */
export type QueuedRows<Item extends Queued> = {
  /** The item that has been due for the longest time. */
  findDue(db: Queryable, now: Date): Promise<Item | undefined>;
  /** When the next item is due; undefined when none is waiting. */
  findNextDueTime(db: Queryable): Promise<Date | undefined>;
  /** Records the progress of an item. A no-op for one that was deleted meanwhile. */
  update(db: Queryable, seq: number, change: QueuedChange & { now: Date }): Promise<void>;
};
