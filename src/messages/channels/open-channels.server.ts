import type { MailSettings } from "../../platform/config/mail-settings.server.ts";
import { openEmailJsChannel } from "./emailjs.server.ts";
import type { MessageChannel } from "./message-channel.server.ts";

/** The channels that are set up. Nothing is connected before there is something to send. */
export async function openChannels({ smtp, emailJs }: MailSettings, siteUrl: string): Promise<MessageChannel[]> {
  const channels: MessageChannel[] = [];
  if (smtp) {
    // Only here: a site without SMTP starts without loading what speaks it.
    const { openSmtpChannel } = await import("./smtp.server.ts");
    channels.push(openSmtpChannel(smtp, { siteUrl }));
  }
  if (emailJs) channels.push(openEmailJsChannel(emailJs));
  return channels;
}
