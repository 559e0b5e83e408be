import type { MailSettings } from "../../platform/config/mail-settings.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { readForMail } from "../../settings/site/read-site.server.ts";
import { openEmailJsChannel } from "./emailjs.server.ts";
import type { MessageChannel } from "./message-channel.server.ts";

/** The configured channels. None connects before there is something to send. */
export async function openChannels(
  { smtp, emailJs }: MailSettings,
  { siteUrl, db }: { siteUrl: string; db: OpenDatabase },
): Promise<MessageChannel[]> {
  const channels: MessageChannel[] = [];
  if (smtp) {
    // Imported here, so that a site without SMTP does not load the mail library.
    const { openSmtpChannel } = await import("./smtp.server.ts");
    channels.push(openSmtpChannel(smtp, { siteUrl, readNow: () => readForMail(db, smtp.to) }));
  }
  if (emailJs) channels.push(openEmailJsChannel(emailJs));
  return channels;
}
