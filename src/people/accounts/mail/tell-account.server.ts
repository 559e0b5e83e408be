import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { queueAccountMail } from "../../mail/outbox/queue-account-mail.server.ts";
import type { AccountRow } from "../rows/account-tables.server.ts";
import type { MailText } from "./mail-texts.ts";

/** What mails to accounts need. The outbox is woken after the commit. */
export type MailNeeds = Pick<Services, "outbox" | "clock" | "config">;

type Account = Pick<AccountRow, "username" | "email">;

/**
 * Queues a mail to the owner of an account in the transaction of what it tells of; a no-op without an address, and where
 * the site cannot send mail.
 */
export async function tellAccount(
  services: MailNeeds,
  transaction: WriteTransaction,
  { account, mail }: { account: Account; mail(about: { username: string; siteUrl: string }): MailText },
): Promise<void> {
  if (account.email === null) return;
  const text = mail({ username: account.username, siteUrl: services.config.siteUrl });
  await queueAccountMail(services, transaction, { to: account.email, ...text });
}
