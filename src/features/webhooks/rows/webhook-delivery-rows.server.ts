import type { Queued, QueuedRows } from "../../../people/mail/rows/queued-rows.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { WebhookEvent } from "../webhook.ts";
import type { WebhookDeliveryRow } from "./webhook-tables.server.ts";

/** A delivery that is due, with what sending it needs. */
export type DueWebhookDelivery = Queued & {
  id: string;
  webhookId: string;
  url: string;
  secret: string;
  event: WebhookEvent;
  body: string;
};

export type NewDelivery = { id: string; webhookId: string; event: WebhookEvent; body: string };

/** More would exceed the values that a database binds in one statement. */
const AT_ONCE = 50;

/** Queues deliveries, due at once. */
export async function insertDeliveries(
  transaction: WriteTransaction,
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  for (let start = 0; start < deliveries.length; start += AT_ONCE) {
    await transaction
      .insertInto("webhook_deliveries")
      .values(
        deliveries.slice(start, start + AT_ONCE).map(({ id, webhookId, event, body }) => ({
          id,
          webhook_id: webhookId,
          event,
          body,
          state: "waiting" as const,
          attempts: 0,
          next_attempt_at: time,
          created_at: time,
          updated_at: time,
        })),
      )
      .execute();
  }
}

const waiting = (db: Queryable) =>
  db
    .selectFrom("webhook_deliveries")
    .innerJoin("webhooks", "webhooks.id", "webhook_deliveries.webhook_id")
    .where("webhook_deliveries.state", "=", "waiting")
    .where("webhooks.active", "=", 1)
    .orderBy("webhook_deliveries.next_attempt_at")
    .orderBy("webhook_deliveries.seq")
    .limit(1);

/** What waits for webhooks that are active. What waits for the others stays. */
export const webhookDeliveryRows: QueuedRows<DueWebhookDelivery> = {
  async findDue(db, now) {
    return waiting(db)
      .select(["webhook_deliveries.seq", "webhook_deliveries.attempts", "webhook_deliveries.id"])
      .select(["webhook_deliveries.webhook_id as webhookId", "webhooks.url", "webhooks.secret"])
      .select(["webhook_deliveries.event", "webhook_deliveries.body"])
      .where("webhook_deliveries.next_attempt_at", "<=", now.toISOString())
      .executeTakeFirst();
  },
  async findNextDueTime(db) {
    const row = await waiting(db).select("webhook_deliveries.next_attempt_at as at").executeTakeFirst();
    return row?.at ? new Date(row.at) : undefined;
  },
  async update(db, seq, { now, ...columns }) {
    await db
      .updateTable("webhook_deliveries")
      .set({ ...columns, updated_at: now.toISOString() })
      .where("seq", "=", seq)
      .execute();
  },
};

/** The last deliveries of a webhook, newest first. */
export async function listDeliveriesOf(db: Queryable, webhookId: string, limit: number): Promise<WebhookDeliveryRow[]> {
  return db
    .selectFrom("webhook_deliveries")
    .selectAll()
    .where("webhook_id", "=", webhookId)
    .orderBy("seq", "desc")
    .limit(limit)
    .execute();
}

/** Makes a delivery due once more, with all its attempts. @returns false if the webhook has no such delivery */
export async function requeueDelivery(
  transaction: WriteTransaction,
  { webhookId, id, now }: { webhookId: string; id: string; now: Date },
): Promise<boolean> {
  const result = await transaction
    .updateTable("webhook_deliveries")
    .set({ state: "waiting", attempts: 0, next_attempt_at: now.toISOString(), updated_at: now.toISOString() })
    .where("webhook_id", "=", webhookId)
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** How many deliveries wait, and how many were given up in the last weeks. */
export async function countWebhookDeliveries(db: Queryable): Promise<{ waiting: number; failed: number }> {
  const rows = await db
    .selectFrom("webhook_deliveries")
    .select(({ fn }) => ["state", fn.countAll<number>().as("total")])
    .where("state", "in", ["waiting", "failed"])
    .groupBy("state")
    .execute();
  const of = new Map(rows.map(({ state, total }) => [state, Number(total)]));
  return { waiting: of.get("waiting") ?? 0, failed: of.get("failed") ?? 0 };
}

/** How many deliveries were given up after a time, and when the last one was. */
export async function findGivenUpDeliveries(
  db: Queryable,
  after: string,
): Promise<{ count: number; last: string | undefined }> {
  const row = await db
    .selectFrom("webhook_deliveries")
    .select(({ fn }) => [fn.countAll<number>().as("total"), fn.max("updated_at").as("last")])
    .where("state", "=", "failed")
    .where("updated_at", ">", after)
    .executeTakeFirstOrThrow();
  return { count: Number(row.total), last: row.last ?? undefined };
}

/** Deletes deliveries of before the given time, whatever became of them. */
export async function deleteDeliveriesBefore(db: Queryable, time: Date): Promise<void> {
  await db.deleteFrom("webhook_deliveries").where("created_at", "<", time.toISOString()).execute();
}
