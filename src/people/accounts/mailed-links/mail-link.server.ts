import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { hashToken, LINK_TOKEN_PREFIX, newToken } from "../../../platform/ids/tokens.server.ts";
import { queueAccountMail } from "../../mail/outbox/queue-account-mail.server.ts";
import { confirmAddressMail, resetPasswordMail } from "../mail/mail-texts.ts";
import type { MailNeeds } from "../mail/tell-account.server.ts";
import type { AccountLinkRow, AccountRow } from "../rows/account-tables.server.ts";
import { insertLink } from "../rows/link-rows.server.ts";

const MINUTE_MS = 60_000;

/**
 * Each purpose of a link: its page, how long it is valid, and its mail. The token is behind the `#`, which browsers send
 * to no server, neither as an address nor as a referrer.
 */
const LINKS = {
  email: { page: "/admin/confirm-address", validMs: 24 * 60 * MINUTE_MS, mail: confirmAddressMail },
  password: { page: "/admin/new-password", validMs: 30 * MINUTE_MS, mail: resetPasswordMail },
} as const;

/** Stores a new one-time link for an account, as a hash, and queues the mail with it. */
export async function mailLink(
  services: MailNeeds,
  transaction: WriteTransaction,
  { account, purpose, to }: { account: AccountRow; purpose: AccountLinkRow["purpose"]; to: string },
): Promise<void> {
  const { page, validMs, mail } = LINKS[purpose];
  const { siteUrl } = services.config;
  const token = newToken(LINK_TOKEN_PREFIX);
  const now = services.clock.now();
  const expiresAt = new Date(now.getTime() + validMs);
  await insertLink(transaction, {
    tokenHash: hashToken(token),
    accountSeq: account.seq,
    purpose,
    email: to,
    now,
    expiresAt,
  });
  const text = mail({ username: account.username, siteUrl }, `${siteUrl}${page}#${token}`);
  await queueAccountMail(services, transaction, { to, ...text, expiresAt });
}
