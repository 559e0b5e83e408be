import type { Selectable } from "kysely";
import { countRows } from "../../platform/db/count-rows.server.ts";
import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { ContactMessage, Delivery, ReceivedMessage } from "../mail/received-message.ts";
import { listDeliveries } from "../mail/rows/delivery-rows.server.ts";
import type { ContactMessagesTable } from "../mail/rows/message-tables.server.ts";

type ContactMessageRow = Selectable<ContactMessagesTable>;

/** @returns the message's internal key */
export async function insertContactMessage(
  transaction: WriteTransaction,
  { id, message, now }: { id: string; message: ContactMessage; now: Date },
): Promise<number> {
  const { seq } = await transaction
    .insertInto("contact_messages")
    .values({ id, ...message, created_at: now.toISOString() })
    .returning("seq")
    .executeTakeFirstOrThrow();
  return seq;
}

/** The id of an identical message that arrived at or after the given time. */
export async function findSameContactMessage(
  db: Queryable,
  { name, email, subject, message }: ContactMessage,
  since: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("contact_messages")
    .select("id")
    .where("created_at", ">=", since.toISOString())
    .where("email", "=", email)
    .where("name", "=", name)
    .where("subject", "=", subject)
    .where("message", "=", message)
    .executeTakeFirst();
  return row?.id;
}

const toReceivedMessage = (row: ContactMessageRow, deliveries: Delivery[]): ReceivedMessage => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  createdAt: row.created_at,
  readAt: row.read_at,
  deliveries,
});

/** @throws AppError `NotFound` */
export async function getContactMessageRow(db: Queryable, id: string): Promise<ContactMessageRow> {
  const row = await db.selectFrom("contact_messages").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("NotFound", "There is no message with this id. It may have been deleted.");
  return row;
}

/** @throws AppError `NotFound` */
export async function getContactMessage(db: Queryable, id: string): Promise<ReceivedMessage> {
  const row = await getContactMessageRow(db, id);
  return toReceivedMessage(row, (await listDeliveries(db, [row.seq])).get(row.seq) ?? []);
}

export type MessageFilter = { unreadOnly: boolean };

/** Messages, newest first. */
export async function listContactMessages(
  db: Queryable,
  filter: MessageFilter,
  range: { limit: number; offset: number },
): Promise<ReceivedMessage[]> {
  let query = db.selectFrom("contact_messages").selectAll();
  if (filter.unreadOnly) query = query.where("read_at", "is", null);
  const rows = await query.orderBy("seq", "desc").limit(range.limit).offset(range.offset).execute();
  const deliveries = await listDeliveries(
    db,
    rows.map((row) => row.seq),
  );
  return rows.map((row) => toReceivedMessage(row, deliveries.get(row.seq) ?? []));
}

export async function countContactMessages(db: Queryable, filter: MessageFilter): Promise<number> {
  const query = db.selectFrom("contact_messages");
  return countRows(filter.unreadOnly ? query.where("read_at", "is", null) : query);
}

/** Marks a message as read or unread; one that was read keeps its time. */
export async function updateReadTime(
  transaction: WriteTransaction,
  { seq, readAt }: { seq: number; readAt: Date | null },
): Promise<void> {
  await transaction
    .updateTable("contact_messages")
    .set({ read_at: readAt === null ? null : readAt.toISOString() })
    .where("seq", "=", seq)
    .execute();
}

/** Deletes messages together with their deliveries. */
export async function deleteContactMessages(transaction: WriteTransaction, seqs: readonly number[]): Promise<void> {
  await transaction
    .deleteFrom("contact_messages")
    .where("seq", "in", [...seqs])
    .execute();
}

/** Some of the messages that arrived before the given time. */
export async function listContactMessagesBefore(
  db: Queryable,
  time: Date,
  limit: number,
): Promise<{ seq: number; id: string }[]> {
  return db
    .selectFrom("contact_messages")
    .select(["seq", "id"])
    .where("created_at", "<", time.toISOString())
    .limit(limit)
    .execute();
}
