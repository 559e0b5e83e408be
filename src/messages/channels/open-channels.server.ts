import type { MailSettings } from "../../platform/config/mail-settings.server.ts";
import { openEmailJsChannel } from "./emailjs.server.ts";
import type { MessageChannel } from "./message-channel.server.ts";

/** The configured channels. None connects before there is something to send. */
export async function openChannels({ smtp, emailJs }: MailSettings, siteUrl: string): Promise<MessageChannel[]> {
  const channels: MessageChannel[] = [];
  if (smtp) {
    // Imported here, so that a site without SMTP does not load the mail library.
    const { openSmtpChannel } = await import("./smtp.server.ts");
    channels.push(openSmtpChannel(smtp, { siteUrl }));
  }
  if (emailJs) channels.push(openEmailJsChannel(emailJs));
  return channels;
}
