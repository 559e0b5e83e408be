import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { checkMay } from "../check-may.ts";
import type { AccountRow } from "../rows/account-tables.server.ts";
import {
  checkCurrentPassword,
  checkSamePassword,
  countWrongGuesses,
  getOwnAccount,
  type SignedInAccount,
  wrongCode,
} from "./own-account.server.ts";
import { redeemCode } from "./redeem-code.server.ts";

/** What `confirmOwnAccount` needs. */
export type ConfirmNeeds = Pick<Services, "db" | "passwords" | "clock" | "throttles">;

/** Proof that the owner of an account makes the request, and not somebody who only holds a stolen token. */
export type Confirmation = {
  currentPassword: string;
  /**
   * From the authenticator app, or a recovery code; required if the account has a second factor. Blank counts as
   * missing.
   */
  code?: string | undefined;
};

const CODE_WANTED = "Your account has a second factor. Please also enter the code from your authenticator app.";

/**
 * Does `work` if the password and, where the account has a second factor, the code are right. The code is redeemed in
 * the same transaction: if `work` throws, it can be used again. Wrong guesses are counted.
 * @throws AppError Invalid for a wrong password or code, and with the code `otp_required` where the code is missing;
 * TooManyRequests after too many wrong ones; Unauthorised when the session has ended.
 */
export async function confirmOwnAccount<Result>(
  services: ConfirmNeeds,
  own: SignedInAccount,
  given: Confirmation,
  work: (transaction: WriteTransaction, account: AccountRow, now: Date) => Promise<Result>,
): Promise<Result> {
  const { db, clock } = services;
  return countWrongGuesses(services, own, async () => {
    const checked = await getOwnAccount(db.read, own, clock.now());
    await checkCurrentPassword(services, checked, given.currentPassword);
    return db.write.transaction().execute(async (transaction) => {
      const now = clock.now();
      const account = await getOwnAccount(transaction, own, now);
      checkSamePassword(account, checked);
      await useUpCode(transaction, account, { code: given.code, now });
      return work(transaction, account, now);
    });
  });
}

/**
 * Redeems the code of an account that has a second factor; a no-op for any other account.
 * @throws AppError Invalid for a wrong code, and with the code `otp_required` for a missing one
 */
export async function useUpCode(
  transaction: WriteTransaction,
  account: AccountRow,
  given: { code: string | undefined; now: Date },
): Promise<void> {
  if (account.totp_enabled_at === null) return;
  const code = given.code?.trim() || undefined;
  if (code === undefined) throw codeRequired();
  if (!(await redeemCode(transaction, account, { code, now: given.now }))) throw wrongCode();
}

/** The administrator who requests a change to somebody else's account, or null for the command line. */
export type Asker = (Omit<ConfirmNeeds, "db" | "clock"> & { own: SignedInAccount; confirmation: Confirmation }) | null;

/**
 * Does `work` in one transaction, after the administrator has confirmed their identity.
 * @throws AppError Forbidden when they are no administrator any more
 */
export async function changeAsAsked<Result>(
  { db, clock }: Pick<Services, "db" | "clock">,
  by: Asker,
  work: (transaction: WriteTransaction, now: Date) => Promise<Result>,
): Promise<Result> {
  if (by === null) return db.write.transaction().execute((transaction) => work(transaction, clock.now()));
  const { own, confirmation, ...needs } = by;
  return confirmOwnAccount({ db, clock, ...needs }, own, confirmation, (transaction, account, now) => {
    checkMay(account.role, "manage accounts");
    return work(transaction, now);
  });
}

const codeRequired = (): AppError =>
  new AppError("Invalid", CODE_WANTED, { code: "otp_required", errors: [{ path: "code", message: CODE_WANTED }] });
