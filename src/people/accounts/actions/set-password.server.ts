import type { Services } from "../../../platform/services/services.server.ts";
import { removeFirstPassword } from "../first-password.server.ts";
import { checkPassword } from "../password.ts";
import { getAccount } from "../rows/account-rows.server.ts";
import { endSessions } from "../rows/end-sessions.server.ts";
import { ON_THE_COMMAND_LINE } from "./note-account-activity.server.ts";
import { replacePassword } from "./replace-password.server.ts";

/**
 * Changes the password of an account from the command line. Ends all its sessions and the invitations it sent, and
 * returns how many sessions there were. Its trusted browsers are no longer trusted. A site that runs
 * mails the owner within a minute. A second factor stays as it is.
 * @throws AppError NotFound for an unknown name; Invalid when the password breaks the rule.
 */
export async function setPassword(
  services: Pick<Services, "db" | "passwords" | "config" | "clock" | "outbox" | "endAccess">,
  change: { username: string; password: string },
): Promise<{ username: string; endedSessions: number }> {
  const { db, passwords, config } = services;
  const account = await getAccount(db.read, change.username);
  const password = checkPassword(change.password, account);
  const passwordHash = await passwords.hash(password);
  const endedSessions = await db.write.transaction().execute(async (transaction) => {
    const note = { by: null, detail: ON_THE_COMMAND_LINE, now: services.clock.now() };
    await replacePassword(services, transaction, { account, passwordHash, ...note });
    return endSessions(services, transaction, { account, ...note });
  });
  await removeFirstPassword(config.dataDir, account.username);
  return { username: account.username, endedSessions };
}
