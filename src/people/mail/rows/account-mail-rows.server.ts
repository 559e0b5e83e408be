import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { newEntryId } from "../../../platform/ids/entry-id.ts";
import type { AccountMail } from "../channels/message-channel.server.ts";
import type { Queued, QueuedRows } from "./queued-rows.server.ts";

/** A mail that is due. */
export type DueMail = AccountMail & Queued & { expiresAt: string };

/** Queues a mail, due at once. */
export async function insertAccountMail(
  transaction: WriteTransaction,
  { to, subject, text, expiresAt, now }: Omit<AccountMail, "id"> & { expiresAt: Date; now: Date },
): Promise<void> {
  const time = now.toISOString();
  await transaction
    .insertInto("account_mails")
    .values({
      id: newEntryId(),
      recipient: to,
      subject,
      text,
      state: "waiting",
      attempts: 0,
      next_attempt_at: time,
      created_at: time,
      updated_at: time,
      expires_at: expiresAt.toISOString(),
    })
    .execute();
}

/** The mails to people with an account. */
export const accountMailRows: QueuedRows<DueMail> = {
  async findDue(db, now) {
    return db
      .selectFrom("account_mails")
      .select(["seq", "attempts", "id", "recipient as to", "subject", "text", "expires_at as expiresAt"])
      .where("state", "=", "waiting")
      .where("next_attempt_at", "<=", now.toISOString())
      .orderBy("next_attempt_at")
      .orderBy("seq")
      .limit(1)
      .$narrowType<{ to: string; text: string }>()
      .executeTakeFirst();
  },
  async findNextDueTime(db) {
    const row = await db
      .selectFrom("account_mails")
      .select("next_attempt_at")
      .where("state", "=", "waiting")
      .where("next_attempt_at", "is not", null)
      .orderBy("next_attempt_at")
      .limit(1)
      .executeTakeFirst();
    return row?.next_attempt_at ? new Date(row.next_attempt_at) : undefined;
  },
  /** What was sent is deleted, and what was given up keeps neither recipient nor text: it may be a link to sign in. */
  async update(db, seq, { state, now, ...columns }) {
    if (state === "sent") {
      await db.deleteFrom("account_mails").where("seq", "=", seq).execute();
      return;
    }
    const ended = state === undefined ? {} : { state, recipient: null, text: null };
    await db
      .updateTable("account_mails")
      .set({ ...columns, ...ended, updated_at: now.toISOString() })
      .where("seq", "=", seq)
      .execute();
  },
};

/** How many mails to people with an account are waiting, and how many were given up in the last weeks. */
export async function countAccountMails(db: Queryable): Promise<{ waiting: number; failed: number }> {
  const rows = await db
    .selectFrom("account_mails")
    .select(({ fn }) => ["state", fn.countAll<number>().as("total")])
    .groupBy("state")
    .execute();
  const of = new Map(rows.map(({ state, total }) => [state, Number(total)]));
  return { waiting: of.get("waiting") ?? 0, failed: of.get("failed") ?? 0 };
}

/** Deletes mails that were queued before the given time, sent or not. @returns how many there were */
export async function deleteAccountMailsBefore(transaction: WriteTransaction, time: Date): Promise<number> {
  const result = await transaction
    .deleteFrom("account_mails")
    .where("created_at", "<", time.toISOString())
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
