import { timeWords } from "../../../people/accounts/mail/mail-texts.ts";
import type { MailNeeds } from "../../../people/accounts/mail/tell-account.server.ts";
import { queueAccountMail } from "../../../people/mail/outbox/queue-account-mail.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { siteName } from "../../../platform/identity/site-identity.ts";
import { recipientsOf } from "./read-site.server.ts";
import type { SiteSettings } from "./site-settings.ts";

type Change = { by: string; now: Date };

/** It names no address: who reads it may have been removed because they should not know the others. */
const recipientsMail = (siteUrl: string, { by, now }: Change): { subject: string; text: string } => ({
  subject: "Contact messages go to other addresses",
  text: `${[
    `Messages from the contact page of ${siteName()}, ${siteUrl}, came to this address. On ${timeWords(now)}, the account "${by}" changed who gets them: they go to other addresses now.`,
    `Administrators see under Settings whether this address is still one of them: ${siteUrl}/admin/settings`,
    `If you did not expect this, ask an administrator at once. What the account did is in the list of activity: ${siteUrl}/admin/activity`,
    "-- \nNobody reads answers to this mail.",
  ].join("\n\n")}\n`,
});

/**
 * Queues a mail to everybody who got contact messages until now, in the transaction of the change; a no-op where the site
 * cannot send mail.
 */
export async function tellFormerRecipients(
  services: MailNeeds,
  transaction: WriteTransaction,
  { former, ...change }: Change & { former: SiteSettings },
): Promise<void> {
  const { siteUrl, mail } = services.config;
  const text = recipientsMail(siteUrl, change);
  for (const to of new Set(recipientsOf(former, mail.smtp?.to ?? []))) {
    await queueAccountMail(services, transaction, { to, ...text });
  }
}
