import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { ContactMessage, Delivery, DeliveryChannel } from "../received-message.ts";
import type { DeliveryRow } from "./message-tables.server.ts";
import type { QueuedChange, QueuedRows } from "./queued-rows.server.ts";

const toDelivery = (row: DeliveryRow): Delivery => ({
  channel: row.channel,
  state: row.state,
  attempts: row.attempts,
  nextAttemptAt: row.next_attempt_at,
  lastError: row.last_error,
  updatedAt: row.updated_at,
});

/** Queues a message for the given channels, due at once. */
export async function insertDeliveries(
  transaction: WriteTransaction,
  { messageSeq, channels, now }: { messageSeq: number; channels: readonly DeliveryChannel[]; now: Date },
): Promise<void> {
  if (channels.length === 0) return;
  await transaction
    .insertInto("deliveries")
    .values(
      channels.map((channel) => ({
        message_seq: messageSeq,
        channel,
        state: "waiting" as const,
        attempts: 0,
        next_attempt_at: now.toISOString(),
        updated_at: now.toISOString(),
      })),
    )
    .execute();
}

/** The deliveries of the given messages, by message. */
export async function listDeliveries(db: Queryable, messageSeqs: readonly number[]): Promise<Map<number, Delivery[]>> {
  const found = new Map<number, Delivery[]>();
  if (messageSeqs.length === 0) return found;
  const rows = await db
    .selectFrom("deliveries")
    .selectAll()
    .where("message_seq", "in", [...messageSeqs])
    .orderBy("channel", "desc")
    .execute();
  for (const row of rows) found.set(row.message_seq, [...(found.get(row.message_seq) ?? []), toDelivery(row)]);
  return found;
}

/** A due delivery with its message. */
export type DueDelivery = ContactMessage & { seq: number; attempts: number; messageId: string; createdAt: string };

async function findDueDelivery(
  db: Queryable,
  { channel, now }: { channel: DeliveryChannel; now: Date },
): Promise<DueDelivery | undefined> {
  return db
    .selectFrom("deliveries")
    .innerJoin("contact_messages", "contact_messages.seq", "deliveries.message_seq")
    .select([
      "deliveries.seq",
      "deliveries.attempts",
      "contact_messages.id as messageId",
      "contact_messages.created_at as createdAt",
      "contact_messages.name",
      "contact_messages.email",
      "contact_messages.subject",
      "contact_messages.message",
    ])
    .where("deliveries.state", "=", "waiting")
    .where("deliveries.channel", "=", channel)
    .where("deliveries.next_attempt_at", "<=", now.toISOString())
    .orderBy("deliveries.next_attempt_at")
    .orderBy("deliveries.seq")
    .limit(1)
    .executeTakeFirst();
}

async function findNextDueTime(db: Queryable, channel: DeliveryChannel): Promise<Date | undefined> {
  const row = await db
    .selectFrom("deliveries")
    .select("next_attempt_at")
    .where("state", "=", "waiting")
    .where("channel", "=", channel)
    .where("next_attempt_at", "is not", null)
    .orderBy("next_attempt_at")
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at ? new Date(row.next_attempt_at) : undefined;
}

/** How many deliveries are waiting, and how many were given up. */
export async function countDeliveries(db: Queryable): Promise<{ waiting: number; failed: number }> {
  const rows = await db
    .selectFrom("deliveries")
    .select(({ fn }) => ["state", fn.countAll<number>().as("total")])
    .where("state", "in", ["waiting", "failed"])
    .groupBy("state")
    .execute();
  const of = new Map(rows.map(({ state, total }) => [state, Number(total)]));
  return { waiting: of.get("waiting") ?? 0, failed: of.get("failed") ?? 0 };
}

async function updateDelivery(db: Queryable, seq: number, change: QueuedChange & { now: Date }): Promise<void> {
  const { now, ...columns } = change;
  await db
    .updateTable("deliveries")
    .set({ ...columns, updated_at: now.toISOString() })
    .where("seq", "=", seq)
    .execute();
}

/** The deliveries of contact messages through one channel. */
export const deliveryRowsOf = (channel: DeliveryChannel): QueuedRows<DueDelivery> => ({
  findDue: (db, now) => findDueDelivery(db, { channel, now }),
  findNextDueTime: (db) => findNextDueTime(db, channel),
  // A delivery may have been deleted with its message, or replaced, meanwhile.
  update: updateDelivery,
});

/**
 * Makes waiting deliveries of the given channels due at once and deletes finished ones.
 * @returns the channels whose delivery is waiting
 */
export async function endDeliveries(
  transaction: WriteTransaction,
  { messageSeq, channels, now }: { messageSeq: number; channels: readonly DeliveryChannel[]; now: Date },
): Promise<DeliveryChannel[]> {
  await transaction
    .deleteFrom("deliveries")
    .where("message_seq", "=", messageSeq)
    .where("channel", "in", [...channels])
    .where("state", "!=", "waiting")
    .execute();
  const waiting = await transaction
    .updateTable("deliveries")
    .set({ next_attempt_at: now.toISOString() })
    .where("message_seq", "=", messageSeq)
    .where("channel", "in", [...channels])
    .returning("channel")
    .execute();
  return waiting.map((row) => row.channel);
}

/** Notes on every delivery that waits for an unconfigured channel that it does so. */
export async function noteMissingChannels(
  db: Queryable,
  { channels, sentence, now }: { channels: readonly DeliveryChannel[]; sentence: string; now: Date },
): Promise<void> {
  let query = db
    .updateTable("deliveries")
    .set({ last_error: sentence, updated_at: now.toISOString() })
    .where("state", "=", "waiting")
    .where((where) => where.or([where("last_error", "is", null), where("last_error", "!=", sentence)]));
  if (channels.length > 0) query = query.where("channel", "not in", [...channels]);
  await query.execute();
}
