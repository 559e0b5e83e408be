import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { newEntryId } from "../../../platform/ids/entry-id.ts";
import type { EntryEvent, NewWebhook } from "../webhook.ts";
import type { WebhookRow } from "./webhook-tables.server.ts";

export const eventsOf = ({ events }: Pick<WebhookRow, "events">): EntryEvent[] => JSON.parse(events) as EntryEvent[];

/** All webhooks, oldest first. */
export async function listWebhooks(db: Queryable): Promise<WebhookRow[]> {
  return db.selectFrom("webhooks").selectAll().orderBy("created_at").orderBy("id").execute();
}

export async function findWebhook(db: Queryable, id: string): Promise<WebhookRow | undefined> {
  return db.selectFrom("webhooks").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertWebhook(
  transaction: WriteTransaction,
  { url, events, secret, now }: NewWebhook & { secret: string; now: Date },
): Promise<WebhookRow> {
  return transaction
    .insertInto("webhooks")
    .values({
      id: newEntryId(),
      url,
      events: JSON.stringify(events),
      secret,
      active: 1,
      paused_why: null,
      created_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Pauses or resumes a webhook. @param why the reason, if the site itself pauses it */
export async function setWebhookActive(
  db: Queryable,
  { id, active, why = null }: { id: string; active: boolean; why?: string | null },
): Promise<void> {
  await db
    .updateTable("webhooks")
    .set({ active: active ? 1 : 0, paused_why: active ? null : why })
    .where("id", "=", id)
    .execute();
}

/** Deletes a webhook with what waits for it. */
export async function deleteWebhook(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction.deleteFrom("webhooks").where("id", "=", id).execute();
}
