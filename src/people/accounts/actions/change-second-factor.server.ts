import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { hashRecoveryCode, newRecoveryCodes } from "../recovery-codes.server.ts";
import { NO_SECOND_FACTOR, updateAccount } from "../rows/account-rows.server.ts";
import type { AccountRow } from "../rows/account-tables.server.ts";
import { endSessions } from "../rows/end-sessions.server.ts";
import { deleteRecoveryCodesOf, replaceRecoveryCodes } from "../rows/recovery-code-rows.server.ts";
import { deleteTrustedDevicesOf } from "../rows/trusted-device-rows.server.ts";
import { newTotpSecret, totpQrCode, totpStep, totpUri } from "../totp.server.ts";
import { type Confirmation, type ConfirmNeeds, confirmOwnAccount } from "./confirm-own-account.server.ts";
import { noteAccountActivity } from "./note-account-activity.server.ts";
import {
  checkCurrentPassword,
  checkSamePassword,
  countWrongGuesses,
  getOwnAccount,
  type SignedInAccount,
  wrongCode,
} from "./own-account.server.ts";

/** What an authenticator app needs: a secret to type, a link to open, or a QR code to scan. */
export type OfferedSecret = { secret: string; uri: string; qrCode: string };

const IS_ON = "Your second factor is already on. To set it up again, turn it off first.";
const IS_OFF = "Your account has no second factor.";

const isOn = (account: AccountRow): boolean => account.totp_enabled_at !== null;

/**
 * Generates a secret for the account. It takes effect only once a code made with it is given (`turnOnSecondFactor`), so
 * that nobody locks themselves out with an app that did not store it.
 * @throws AppError Invalid for a wrong password; Conflict where the second factor is on.
 */
export async function offerSecondFactor(
  services: ConfirmNeeds,
  own: SignedInAccount,
  { currentPassword }: { currentPassword: string },
): Promise<OfferedSecret> {
  const { db, clock } = services;
  return countWrongGuesses(services, own, async () => {
    const checked = await getOwnAccount(db.read, own, clock.now());
    if (isOn(checked)) throw new AppError("Conflict", IS_ON);
    await checkCurrentPassword(services, checked, currentPassword);
    const secret = newTotpSecret();
    await db.write.transaction().execute(async (transaction) => {
      const account = await getOwnAccount(transaction, own, clock.now());
      checkSamePassword(account, checked);
      if (isOn(account)) throw new AppError("Conflict", IS_ON);
      // Not in force until `totp_enabled_at` is set. It replaces an earlier offer.
      await updateAccount(transaction, account.seq, { ...NO_SECOND_FACTOR, totp_secret: secret });
    });
    const uri = totpUri(secret, checked.username);
    return { secret, uri, qrCode: totpQrCode(uri) };
  });
}

/**
 * Activates the offered secret. All other sessions of the account end, and its trusted browsers are no longer trusted;
 * the current session goes on.
 * @returns the recovery codes, which are shown only once, and how many sessions ended
 * @throws AppError Invalid for a wrong code; Conflict where the second factor is on, or nothing was offered.
 */
export async function turnOnSecondFactor(
  services: ConfirmNeeds & Pick<Services, "endAccess">,
  own: SignedInAccount,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[]; endedSessions: number }> {
  const { db, clock } = services;
  return countWrongGuesses(services, own, () =>
    db.write.transaction().execute(async (transaction) => {
      const now = clock.now();
      const account = await getOwnAccount(transaction, own, now);
      if (isOn(account)) throw new AppError("Conflict", IS_ON);
      if (account.totp_secret === null) {
        throw new AppError("Conflict", "The setup of the second factor was not started. Please start again.");
      }
      const step = totpStep(account.totp_secret, { code, lastStep: account.totp_last_step, now });
      if (step === undefined) throw wrongCode();
      await updateAccount(transaction, account.seq, { totp_enabled_at: now.toISOString(), totp_last_step: step });
      // Sessions opened with the password alone must end: an intruder's may be why the second factor is turned on.
      await deleteTrustedDevicesOf(transaction, account.seq);
      const note = { account, by: account.username, now };
      const endedSessions = await endSessions(services, transaction, { ...note, exceptSeq: own.sessionSeq });
      const recoveryCodes = await giveRecoveryCodes(transaction, account);
      await noteAccountActivity(transaction, { ...note, action: "turned on second factor" });
      return { recoveryCodes, endedSessions };
    }),
  );
}

/** @throws AppError Invalid for a wrong password or code; Conflict where there is no second factor. */
export async function turnOffSecondFactor(
  services: ConfirmNeeds,
  own: SignedInAccount,
  given: Confirmation,
): Promise<void> {
  await confirmOwnAccount(services, own, given, async (transaction, account, now) => {
    if (!isOn(account)) throw new AppError("Conflict", IS_OFF);
    await updateAccount(transaction, account.seq, NO_SECOND_FACTOR);
    await deleteRecoveryCodesOf(transaction, account.seq);
    await noteAccountActivity(transaction, { by: account.username, action: "turned off second factor", account, now });
  });
}

/**
 * Replaces all recovery codes, used or not, with ten new ones.
 * @throws AppError Invalid for a wrong password or code; Conflict where there is no second factor.
 */
export async function renewRecoveryCodes(
  services: ConfirmNeeds,
  own: SignedInAccount,
  given: Confirmation,
): Promise<string[]> {
  return confirmOwnAccount(services, own, given, async (transaction, account, now) => {
    if (!isOn(account)) throw new AppError("Conflict", IS_OFF);
    const recoveryCodes = await giveRecoveryCodes(transaction, account);
    await noteAccountActivity(transaction, { by: account.username, action: "renewed recovery codes", account, now });
    return recoveryCodes;
  });
}

async function giveRecoveryCodes(transaction: WriteTransaction, account: AccountRow): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(transaction, account.seq, codes.map(hashRecoveryCode));
  return codes;
}
