import { getAccount, saveDisabledAt } from "../db/accounts.ts";
import { deleteSessionsOf } from "../db/sessions.ts";
import type { Services } from "../services.ts";

/**
 * Keeps an account from signing in, and ends the sign-ins it has. Its name stays taken. Answers the name as stored.
 * @throws AppError NotFound when there is no such account.
 */
export async function disableAccount({ db, clock }: Pick<Services, "db" | "clock">, username: string): Promise<string> {
  const account = await getAccount(db.read, username);
  await db.write.transaction().execute(async (transaction) => {
    await saveDisabledAt(transaction, account.seq, clock.now());
    await deleteSessionsOf(transaction, account.seq);
  });
  return account.username;
}

/**
 * Lets a disabled account sign in again, with the password it had. Answers the name as stored.
 * @throws AppError NotFound when there is no such account.
 */
export async function enableAccount({ db }: Pick<Services, "db">, username: string): Promise<string> {
  const account = await getAccount(db.read, username);
  await db.write.transaction().execute((transaction) => saveDisabledAt(transaction, account.seq, null));
  return account.username;
}
