import { AppError } from "../../domain/errors/app-error.ts";
import { getAccount } from "../db/accounts.ts";
import { deleteSession, deleteSessionsOf } from "../db/sessions.ts";
import type { Services } from "../services.ts";

/**
 * Ends one sign-in of an account.
 * @throws AppError NotFound when there is no such account, or no such sign-in of it.
 */
export async function revokeSession(
  { db }: Pick<Services, "db">,
  { username, sessionSeq }: { username: string; sessionSeq: number },
): Promise<void> {
  const account = await getAccount(db.read, username);
  if (!(await deleteSession(db.write, account.seq, sessionSeq))) {
    throw new AppError("NotFound", `${account.username} has no sign-in with the number ${sessionSeq}.`);
  }
}

/**
 * Ends every sign-in of an account and answers how many there were.
 * @throws AppError NotFound when there is no such account.
 */
export async function revokeAllSessions({ db }: Pick<Services, "db">, username: string): Promise<number> {
  const account = await getAccount(db.read, username);
  return deleteSessionsOf(db.write, account.seq);
}
