import { AppError } from "../../../platform/errors/app-error.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { getAccount, NO_SECOND_FACTOR, updateAccount } from "../rows/account-rows.server.ts";
import { deleteRecoveryCodesOf } from "../rows/recovery-code-rows.server.ts";
import { type Asker, changeAsAsked } from "./confirm-own-account.server.ts";
import { noteAccountActivity, ON_THE_COMMAND_LINE } from "./note-account-activity.server.ts";

/**
 * Removes the second factor of an account whose owner lost phone and recovery codes: the password alone is enough until
 * a new one is set up. Administrators cannot reset their own, which would bypass the code. Returns the name as stored.
 * @param by null on the command line
 * @throws AppError NotFound when there is no such account, or it has no second factor; Conflict for one's own; Invalid
 * for a wrong password or code.
 */
export async function resetSecondFactor(
  services: Pick<Services, "db" | "clock">,
  username: string,
  by: Asker = null,
): Promise<string> {
  return changeAsAsked(services, by, async (transaction, now) => {
    const account = await getAccount(transaction, username);
    if (by?.own.accountSeq === account.seq) {
      throw new AppError("Conflict", "You cannot reset your own second factor. Turn it off on your account page.");
    }
    if (account.totp_enabled_at === null) {
      throw new AppError("NotFound", `${account.username} has no second factor.`);
    }
    await updateAccount(transaction, account.seq, NO_SECOND_FACTOR);
    await deleteRecoveryCodesOf(transaction, account.seq);
    await noteAccountActivity(transaction, {
      by: by?.own.username ?? null,
      action: "reset second factor",
      account,
      detail: by ? undefined : ON_THE_COMMAND_LINE,
      now,
    });
    return account.username;
  });
}
