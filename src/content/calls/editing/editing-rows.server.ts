import { countRows } from "../../../platform/db/count-rows.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import type { OtherEditor } from "./editing.ts";

declare module "../../../platform/db/schema.server.ts" {
  interface Database {
    editing: EditingTable;
  }
}

/** The open forms of entries. A form that is silent does not count any more (see `editing.ts`). */
type EditingTable = {
  kind: EntryKind;
  entry_id: string;
  account_seq: number;
  /** The random id of the form. */
  form: string;
  begun_at: string;
  seen_at: string;
};

type EntryName = { kind: EntryKind; id: string };

/** An open form of an entry. */
export type OpenForm = EntryName & { accountSeq: number; form: string };

const ofForm = ({ kind, id, accountSeq, form }: OpenForm) => ({ kind, entry_id: id, account_seq: accountSeq, form });

/**
 * Deletes forms that have been silent for too long. A time that lies ahead was written by a process whose clock is
 * wrong, and would stay for as long.
 */
export async function deleteSilentForms(
  transaction: WriteTransaction,
  { silentSince, latest }: { silentSince: Date; latest: Date },
): Promise<void> {
  await transaction
    .deleteFrom("editing")
    .where((row) =>
      row.or([row("seen_at", "<=", silentSince.toISOString()), row("seen_at", ">", latest.toISOString())]),
    )
    .execute();
}

/** @returns whether the form was known */
export async function noteSeen(transaction: WriteTransaction, open: OpenForm, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("editing")
    .set({ seen_at: now.toISOString() })
    .where((row) => row.and(ofForm(open)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const countFormsOf = (db: Queryable, accountSeq: number): Promise<number> =>
  countRows(db.selectFrom("editing").where("account_seq", "=", accountSeq));

export async function insertForm(transaction: WriteTransaction, open: OpenForm, now: Date): Promise<void> {
  const time = now.toISOString();
  await transaction
    .insertInto("editing")
    .values({ ...ofForm(open), begun_at: time, seen_at: time })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The other accounts that have the entry open, the longest first. Disabled ones do not count. */
export async function listOtherEditors(
  db: Queryable,
  { kind, id, accountSeq }: Omit<OpenForm, "form">,
  most: number,
): Promise<OtherEditor[]> {
  return db
    .selectFrom("editing")
    .innerJoin("accounts", "accounts.seq", "editing.account_seq")
    .select((row) => ["accounts.username", row.fn.min("editing.begun_at").as("since")])
    .where("editing.kind", "=", kind)
    .where("editing.entry_id", "=", id)
    .where("editing.account_seq", "!=", accountSeq)
    .where("accounts.disabled_at", "is", null)
    .groupBy(["accounts.seq", "accounts.username"])
    .orderBy("since")
    .orderBy("accounts.seq")
    .limit(most)
    .execute();
}

export async function deleteForm(transaction: WriteTransaction, open: OpenForm): Promise<void> {
  await transaction
    .deleteFrom("editing")
    .where((row) => row.and(ofForm(open)))
    .execute();
}

/** Deletes all forms of an entry that is deleted for ever. */
export async function deleteFormsOf(transaction: WriteTransaction, { kind, id }: EntryName): Promise<void> {
  await transaction.deleteFrom("editing").where("kind", "=", kind).where("entry_id", "=", id).execute();
}
