import type { Services } from "../../app/services.server.ts";
import { removeFirstPassword } from "../first-password.server.ts";
import { checkPassword } from "../password.ts";
import { hashPassword } from "../passwords.server.ts";
import { getAccount, updateAccount } from "../rows/account-rows.server.ts";
import { deleteSessionsOf } from "../rows/session-rows.server.ts";
import { deleteTrustedDevicesOf } from "../rows/trusted-device-rows.server.ts";
import { withdrawInvitationsOf } from "./invite-account.server.ts";
import { noteAccountActivity, ON_THE_COMMAND_LINE } from "./note-account-activity.server.ts";

/**
 * Changes the password of an account from the command line. Ends all its sessions and the invitations it sent, and
 * returns how many sessions there were. Its trusted browsers are no longer trusted. A second factor stays as it is.
 * @throws AppError NotFound for an unknown name; Invalid when the password breaks the rule.
 */
export async function setPassword(
  { db, config, clock }: Pick<Services, "db" | "config" | "clock">,
  change: { username: string; password: string },
): Promise<{ username: string; endedSessions: number }> {
  const account = await getAccount(db.read, change.username);
  const password = checkPassword(change.password, account);
  const passwordHash = await hashPassword(password);
  const endedSessions = await db.write.transaction().execute(async (transaction) => {
    await updateAccount(transaction, account.seq, { password_hash: passwordHash });
    await deleteTrustedDevicesOf(transaction, account.seq);
    const note = { by: null, detail: ON_THE_COMMAND_LINE, now: clock.now() };
    await withdrawInvitationsOf(transaction, account.username, note);
    await noteAccountActivity(transaction, { ...note, action: "changed password", account });
    return deleteSessionsOf(transaction, account.seq);
  });
  await removeFirstPassword(config.dataDir, account.username);
  return { username: account.username, endedSessions };
}
