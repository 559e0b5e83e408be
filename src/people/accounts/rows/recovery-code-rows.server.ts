import { countRows } from "../../../platform/db/count-rows.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";

/** Replaces the account's codes, including used ones. */
export async function replaceRecoveryCodes(
  transaction: WriteTransaction,
  accountSeq: number,
  codeHashes: string[],
): Promise<void> {
  await deleteRecoveryCodesOf(transaction, accountSeq);
  await transaction
    .insertInto("recovery_codes")
    .values(codeHashes.map((hash) => ({ account_seq: accountSeq, code_hash: hash, used_at: null })))
    .execute();
}

export async function deleteRecoveryCodesOf(transaction: WriteTransaction, accountSeq: number): Promise<void> {
  await transaction.deleteFrom("recovery_codes").where("account_seq", "=", accountSeq).execute();
}

/** How many codes of the account are still unused. */
export const countRecoveryCodes = (db: Queryable, accountSeq: number): Promise<number> =>
  countRows(db.selectFrom("recovery_codes").where("account_seq", "=", accountSeq).where("used_at", "is", null));

/** Redeems a code. False when the account has no such code, or it was used before. */
export async function redeemRecoveryCode(
  transaction: WriteTransaction,
  code: { accountSeq: number; codeHash: string; now: Date },
): Promise<boolean> {
  const result = await transaction
    .updateTable("recovery_codes")
    .set({ used_at: code.now.toISOString() })
    .where("account_seq", "=", code.accountSeq)
    .where("code_hash", "=", code.codeHash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
