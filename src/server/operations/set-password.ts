import { checkPassword } from "../../domain/accounts/password.ts";
import { removeFirstPassword } from "../auth/first-password.ts";
import { hashPassword } from "../auth/passwords.ts";
import { getAccount, savePasswordHash } from "../db/accounts.ts";
import { deleteSessionsOf } from "../db/sessions.ts";
import { deleteTrustedDevicesOf } from "../db/trusted-devices.ts";
import type { Services } from "../services.ts";
import { noteAccountActivity, ON_THE_COMMAND_LINE } from "./note-account-activity.ts";

/**
 * Gives an account another password, from the command line, and ends all its sign-ins; answers how many there were.
 * Browsers that signed in before are strangers again. A second factor stays as it is.
 * @throws AppError NotFound for an unknown name; Invalid when the password breaks the rule.
 */
export async function setPassword(
  { db, config, clock }: Pick<Services, "db" | "config" | "clock">,
  change: { username: string; password: string },
): Promise<{ username: string; endedSessions: number }> {
  const password = checkPassword(change.password);
  const account = await getAccount(db.read, change.username);
  const passwordHash = await hashPassword(password);
  const endedSessions = await db.write.transaction().execute(async (transaction) => {
    await savePasswordHash(transaction, account.seq, passwordHash);
    await deleteTrustedDevicesOf(transaction, account.seq);
    await noteAccountActivity(transaction, {
      by: null,
      action: "changed password",
      account,
      detail: ON_THE_COMMAND_LINE,
      now: clock.now(),
    });
    return deleteSessionsOf(transaction, account.seq);
  });
  await removeFirstPassword(config.dataDir, account.username);
  return { username: account.username, endedSessions };
}
