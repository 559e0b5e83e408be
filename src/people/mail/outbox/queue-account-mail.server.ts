import type { Logger } from "pino";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { scheduleDailyOnce } from "../../../platform/jobs/daily-schedule.server.ts";
import { deleteAccountMailsBefore, insertAccountMail } from "../rows/account-mail-rows.server.ts";
import type { Outbox } from "./outbox.server.ts";

type Clock = { now(): Date };

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a mail is tried unless it says otherwise: as long as the outbox has tries for. */
const TRIED_FOR_MS = 3 * DAY_MS;
/** How long it is known that a mail was given up. */
const KEPT_MS = 30 * DAY_MS;

/** A mail to one person with an account, or to one who got contact messages. */
export type NewAccountMail = {
  to: string;
  subject: string;
  /** Plain text. It is deleted as soon as the mail was sent or given up. */
  text: string;
  /** When it would no longer be of use, such as a link that has expired; three days if left out. */
  expiresAt?: Date;
};

/**
 * Queues a mail in the transaction of what it tells of. Wake the outbox after the commit (`outbox.wake()`), or it is
 * sent within a minute.
 * @returns false, and queues nothing, where the site cannot send mail to any address: only SMTP can
 */
export async function queueAccountMail(
  { outbox, clock }: { outbox: Pick<Outbox, "canMail">; clock: Clock },
  transaction: WriteTransaction,
  mail: NewAccountMail,
): Promise<boolean> {
  if (!outbox.canMail) return false;
  const now = clock.now();
  const expiresAt = mail.expiresAt ?? new Date(now.getTime() + TRIED_FOR_MS);
  await insertAccountMail(transaction, { ...mail, expiresAt, now });
  return true;
}

/**
 * Deletes mails that were given up a month ago, and those that wait for a mail server that was taken away.
 * @returns how many there were
 */
export async function deleteOldAccountMails({ db, clock }: { db: OpenDatabase; clock: Clock }): Promise<number> {
  const limit = new Date(clock.now().getTime() - KEPT_MS);
  return db.write.transaction().execute((transaction) => deleteAccountMailsBefore(transaction, limit));
}

/** Runs this now and then daily, in one process only. @returns a function that stops it */
export const keepDeletingOldAccountMails = (services: { db: OpenDatabase; clock: Clock; log: Logger }): (() => void) =>
  scheduleDailyOnce(
    async () => {
      const deleted = await deleteOldAccountMails(services);
      if (deleted > 0) services.log.info({ deleted }, "Mails that could not be sent a month ago were deleted");
    },
    { ...services, name: "old account mails", failure: "Old mails to accounts could not be deleted" },
  );
