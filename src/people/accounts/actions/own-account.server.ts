import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { findAccountBySeq } from "../rows/account-rows.server.ts";
import type { AccountRow } from "../rows/account-tables.server.ts";
import { isSessionLive } from "../rows/session-rows.server.ts";

/** The account that makes a request, and its session. */
export type SignedInAccount = { accountSeq: number; sessionSeq: number; username: string };

/**
 * The account of a session. Read in the transaction that makes a change, because the session may have ended, or the
 * account may have been disabled, since the call began.
 * @throws AppError Unauthorised when it was.
 */
export async function getOwnAccount(db: Queryable, own: SignedInAccount, now: Date): Promise<AccountRow> {
  const account = await findAccountBySeq(db, own.accountSeq);
  if (!account || !(await isSessionLive(db, { ...own, now }))) {
    throw new AppError("Unauthorised", "Your sign-in has expired. Please sign in again.");
  }
  return account;
}

const WRONG_PASSWORD = "wrong_password";
const WRONG_CODE = "wrong_code";

const wrong = (path: string, code: string, message: string): AppError =>
  new AppError("Invalid", message, { code, errors: [{ path, message }] });

export const wrongCode = (): AppError =>
  wrong("code", WRONG_CODE, "This code is wrong or has already been used. Please enter the one that is shown now.");

/** @throws AppError Invalid for `currentPassword` when it is not the account's. */
export async function checkCurrentPassword(
  { passwords }: Pick<Services, "passwords">,
  account: AccountRow,
  currentPassword: string,
): Promise<void> {
  if (await passwords.verify(account.password_hash, currentPassword)) return;
  throw wrong("currentPassword", WRONG_PASSWORD, "This is not your current password.");
}

/**
 * Confirms that a check made just before the transaction still holds.
 * @throws AppError Conflict when the password changed since.
 */
export function checkSamePassword(account: AccountRow, checked: AccountRow): void {
  if (account.password_hash === checked.password_hash) return;
  throw new AppError("Conflict", "Your password was changed in the meantime. Please try again.");
}

/**
 * Does work that reveals whether a password or code is right, for somebody who is signed in. Only wrong guesses are
 * counted, not other failures.
 * @throws AppError TooManyRequests after too many wrong guesses, before the work begins.
 */
export async function countWrongGuesses<Result>(
  { throttles }: Pick<Services, "throttles">,
  own: SignedInAccount,
  work: () => Promise<Result>,
): Promise<Result> {
  const guess = await throttles.guesses.begin(own.sessionSeq);
  let wasWrong = false;
  try {
    return await work();
  } catch (error) {
    wasWrong = error instanceof AppError && (error.code === WRONG_PASSWORD || error.code === WRONG_CODE);
    throw error;
  } finally {
    if (!wasWrong) await guess.withdraw();
  }
}
