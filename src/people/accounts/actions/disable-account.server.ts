import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { getAccount, updateAccount } from "../rows/account-rows.server.ts";
import type { AccountRow } from "../rows/account-tables.server.ts";
import { deleteApiKeysOf } from "../rows/api-key-rows.server.ts";
import { endSessions } from "../rows/end-sessions.server.ts";
import { deleteLinksOf } from "../rows/link-rows.server.ts";
import { checkAdministratorLeft } from "./change-role.server.ts";
import { type Asker, changeAsAsked } from "./confirm-own-account.server.ts";
import { withdrawInvitationsOf } from "./invite-account.server.ts";
import { noteAccountActivity, ON_THE_COMMAND_LINE } from "./note-account-activity.server.ts";

type Needs = Pick<Services, "db" | "clock">;
type EndingNeeds = Needs & Pick<Services, "endAccess">;

/**
 * Prevents an account from signing in, and ends its sessions, its API keys, its links and the invitations it sent. Its name stays taken. Returns
 * the name as stored. Administrators cannot disable themselves, and nobody can disable the last administrator who can
 * sign in: otherwise the admin area would lock everybody out.
 * @param by null on the command line
 * @throws AppError NotFound when there is no such account; Conflict for one's own and for the last administrator; Invalid
 * for a wrong password or code.
 */
export async function disableAccount(services: EndingNeeds, username: string, by: Asker = null): Promise<string> {
  return changeAccount(services, username, by, async (transaction, account, now) => {
    if (by?.own.accountSeq === account.seq) throw new AppError("Conflict", "You cannot disable your own account.");
    await endSessions(services, transaction, { account, by: by?.own.username ?? null, now });
    await deleteApiKeysOf(transaction, account.seq);
    await deleteLinksOf(transaction, account.seq);
    const detail = by ? undefined : ON_THE_COMMAND_LINE;
    await withdrawInvitationsOf(transaction, account.username, { by: by?.own.username ?? null, detail, now });
    if (account.disabled_at !== null) return undefined;
    await updateAccount(transaction, account.seq, { disabled_at: now.toISOString() });
    await checkAdministratorLeft(transaction);
    return "disabled";
  });
}

/**
 * Lets a disabled account sign in again with its old password. Returns the name as stored.
 * @param by null on the command line
 * @throws AppError NotFound when there is no such account; Invalid for a wrong password or code.
 */
export async function enableAccount(services: Needs, username: string, by: Asker = null): Promise<string> {
  return changeAccount(services, username, by, async (transaction, account) => {
    if (account.disabled_at === null) return undefined;
    await updateAccount(transaction, account.seq, { disabled_at: null });
    return "enabled";
  });
}

/** @param change returns what it did, or undefined if there was nothing to change */
async function changeAccount(
  services: Needs,
  username: string,
  by: Asker,
  change: (
    transaction: WriteTransaction,
    account: AccountRow,
    now: Date,
  ) => Promise<"disabled" | "enabled" | undefined>,
): Promise<string> {
  return changeAsAsked(services, by, async (transaction, now) => {
    const account = await getAccount(transaction, username);
    const action = await change(transaction, account, now);
    if (action !== undefined) {
      const detail = by ? undefined : ON_THE_COMMAND_LINE;
      await noteAccountActivity(transaction, { by: by?.own.username ?? null, action, account, detail, now });
    }
    return account.username;
  });
}
