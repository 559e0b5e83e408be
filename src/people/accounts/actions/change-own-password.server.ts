import { invalidField } from "../../../platform/errors/app-error.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { forgetFirstPassword } from "../first-password.server.ts";
import { checkPassword, normalisePassword } from "../password.ts";
import { endSessions } from "../rows/end-sessions.server.ts";
import { type Confirmation, useUpCode } from "./confirm-own-account.server.ts";
import {
  checkCurrentPassword,
  checkSamePassword,
  countWrongGuesses,
  getOwnAccount,
  type SignedInAccount,
} from "./own-account.server.ts";
import { replacePassword } from "./replace-password.server.ts";

type Needs = Pick<Services, "db" | "passwords" | "clock" | "throttles" | "config" | "log" | "outbox" | "endAccess">;

/**
 * Changes the password of the signed-in account. All its other sessions and the invitations it sent end, and its
 * trusted browsers are no longer trusted; the current session goes on.
 * @returns how many sessions ended
 * @throws AppError Invalid when the current password or the code of a second factor is wrong, or the new password
 * breaks the rule or is the same, and with the code `otp_required` where the code is missing; TooManyRequests after too
 * many wrong ones.
 */
export async function changeOwnPassword(
  services: Needs,
  own: SignedInAccount,
  given: Confirmation & { newPassword: string },
): Promise<{ endedSessions: number }> {
  const { db, passwords, clock } = services;
  const newPassword = checkPassword(given.newPassword, own, "newPassword");
  return countWrongGuesses(services, own, async () => {
    const checked = await getOwnAccount(db.read, own, clock.now());
    await checkCurrentPassword(services, checked, given.currentPassword);
    if (newPassword === normalisePassword(given.currentPassword)) {
      throw invalidField("newPassword", "This is your current password. Please choose a different one.");
    }
    // Not through `confirmOwnAccount`, which checks inside the transaction: hashing there would block all other writes.
    const passwordHash = await passwords.hash(newPassword);
    const endedSessions = await db.write.transaction().execute(async (transaction) => {
      const now = clock.now();
      const account = await getOwnAccount(transaction, own, now);
      checkSamePassword(account, checked);
      await useUpCode(transaction, account, { code: given.code, now });
      const note = { account, by: account.username, now };
      await replacePassword(services, transaction, { ...note, passwordHash });
      return endSessions(services, transaction, { ...note, exceptSeq: own.sessionSeq });
    });
    services.outbox.wake();
    await forgetFirstPassword(services, checked.username);
    return { endedSessions };
  });
}
