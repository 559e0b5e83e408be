import { findSite } from "../../content/settings/site/read-site.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { counted } from "../../platform/text/counted.ts";
import { type Finding, hint, ok } from "./finding.server.ts";

/** Who gets contact messages by SMTP: those in the settings of the site, or those of the environment. */
export async function checkRecipients({ mail: { smtp } }: Pick<Config, "mail">, db: Queryable): Promise<Finding[]> {
  const { recipients } = (await findSite(db)).settings;
  const set = counted(recipients.length, "recipient", "recipients");
  if (smtp === undefined) {
    if (recipients.length === 0) return [];
    const sentence = `The settings in the admin area name ${set} of contact messages, but the site sends no mail by SMTP.`;
    return [hint("mail", sentence, "Set SMTP_URL and CONTACT_TO, or remove the recipients.")];
  }
  const sentence =
    recipients.length > 0
      ? `Contact messages go to the ${set} in the settings in the admin area. CONTACT_TO does not count.`
      : "Contact messages go to the addresses in CONTACT_TO: the settings in the admin area name no recipients.";
  return [ok("mail", sentence)];
}
