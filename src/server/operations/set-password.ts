import { checkPassword } from "../../domain/accounts/password.ts";
import { removeFirstPassword } from "../auth/first-password.ts";
import { hashPassword } from "../auth/passwords.ts";
import { getAccount, savePasswordHash } from "../db/accounts.ts";
import { deleteSessionsOf } from "../db/sessions.ts";
import type { Services } from "../services.ts";

/**
 * Gives an account another password and ends all its sign-ins; answers how many there were.
 * @throws AppError NotFound for an unknown name; Invalid when the password breaks the rule.
 */
export async function setPassword(
  { db, config }: Pick<Services, "db" | "config">,
  change: { username: string; password: string },
): Promise<{ username: string; endedSessions: number }> {
  const password = checkPassword(change.password);
  const account = await getAccount(db.read, change.username);
  const passwordHash = await hashPassword(password);
  const endedSessions = await db.write.transaction().execute(async (transaction) => {
    await savePasswordHash(transaction, account.seq, passwordHash);
    return deleteSessionsOf(transaction, account.seq);
  });
  await removeFirstPassword(config.dataDir, account.username);
  return { username: account.username, endedSessions };
}
