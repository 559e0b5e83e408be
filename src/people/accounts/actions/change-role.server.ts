import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { may, ROLE_LABELS, type Role } from "../roles.ts";
import { getAccount, hasActiveAdministrator, updateAccount } from "../rows/account-rows.server.ts";
import { type Asker, changeAsAsked } from "./confirm-own-account.server.ts";
import { withdrawInvitationsOf } from "./invite-account.server.ts";
import { noteAccountActivity, ON_THE_COMMAND_LINE } from "./note-account-activity.server.ts";

/** For the activity list. */
export const roleChanged = (from: Role, to: Role): string =>
  `from ${ROLE_LABELS[from].toLowerCase()} to ${ROLE_LABELS[to].toLowerCase()}`;

/**
 * Called at the end of a change that may have taken away the last administrator. All writers queue for one lock, so that
 * of two changes at once the second sees what the first did.
 * @throws AppError `Conflict`, which undoes the change
 */
export async function checkAdministratorLeft(transaction: WriteTransaction): Promise<void> {
  if (await hasActiveAdministrator(transaction)) return;
  throw new AppError(
    "Conflict",
    "This is the last administrator who can sign in. Make another account an administrator first.",
  );
}

/**
 * Gives an account another role, which counts from its next request. An account that can no longer manage accounts loses
 * the invitations that it sent: they could make new administrators. Returns the name as stored.
 * @param by null on the command line
 * @throws AppError NotFound when there is no such account; Conflict for one's own, and for the last administrator who
 * can sign in; Forbidden or Invalid when the administrator who asks is none any more, or typed a wrong password or code.
 */
export async function changeRole(
  services: Pick<Services, "db" | "clock">,
  { username, role }: { username: string; role: Role },
  by: Asker = null,
): Promise<string> {
  return changeAsAsked(services, by, async (transaction, now) => {
    const account = await getAccount(transaction, username);
    if (by?.own.accountSeq === account.seq) throw new AppError("Conflict", "You cannot change your own role.");
    if (account.role === role) return account.username;
    await updateAccount(transaction, account.seq, { role });
    await checkAdministratorLeft(transaction);
    const note = { by: by?.own.username ?? null, now };
    const where = by ? undefined : ON_THE_COMMAND_LINE;
    if (!may(role, "manage accounts")) {
      await withdrawInvitationsOf(transaction, account.username, { ...note, detail: where });
    }
    const detail = [roleChanged(account.role, role), where].filter((part) => part !== undefined).join(", ");
    await noteAccountActivity(transaction, { ...note, action: "changed role", account, detail });
    return account.username;
  });
}
