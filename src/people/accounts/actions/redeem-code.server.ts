import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { hashRecoveryCode } from "../recovery-codes.server.ts";
import { updateAccount } from "../rows/account-rows.server.ts";
import type { AccountRow } from "../rows/account-tables.server.ts";
import { countRecoveryCodes, redeemRecoveryCode } from "../rows/recovery-code-rows.server.ts";
import { isTotpCode, totpStep } from "../totp.server.ts";
import { noteAccountActivity } from "./note-account-activity.server.ts";

/**
 * Checks a TOTP or recovery code and redeems it: none works twice. Two simultaneous attempts are serialised, because
 * the account is read in the transaction that records the use.
 * @param account as it was read in this transaction
 * @returns false for a wrong or used code, and for an account without a second factor
 */
export async function redeemCode(
  transaction: WriteTransaction,
  account: AccountRow,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  if (account.totp_secret === null || account.totp_enabled_at === null) return false;
  if (isTotpCode(code)) {
    const step = totpStep(account.totp_secret, { code, lastStep: account.totp_last_step, now });
    if (step === undefined) return false;
    await updateAccount(transaction, account.seq, { totp_last_step: step });
    return true;
  }
  const used = await redeemRecoveryCode(transaction, {
    accountSeq: account.seq,
    codeHash: hashRecoveryCode(code),
    now,
  });
  if (!used) return false;
  const left = await countRecoveryCodes(transaction, account.seq);
  await noteAccountActivity(transaction, {
    by: account.username,
    action: "used recovery code",
    account,
    detail: `${left} left`,
    now,
  });
  return true;
}
