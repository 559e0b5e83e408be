import type { MailSettings } from "../../../platform/config/mail-settings.server.ts";
import { openEmailJsChannel } from "./emailjs.server.ts";
import type { MessageChannel } from "./message-channel.server.ts";

type Needs = {
  siteUrl: string;
  /** The name of the site and who gets contact messages, by default those of the environment, read anew for each mail. */
  readForMail(ofEnvironment: readonly string[]): Promise<{ name: string; to: readonly string[] }>;
};

/** The configured channels. None connects before there is something to send. */
export async function openChannels(
  { smtp, emailJs }: MailSettings,
  { siteUrl, readForMail }: Needs,
): Promise<MessageChannel[]> {
  const channels: MessageChannel[] = [];
  if (smtp) {
    // Imported here, so that a site without SMTP does not load the mail library.
    const { openSmtpChannel } = await import("./smtp.server.ts");
    channels.push(openSmtpChannel(smtp, { siteUrl, readNow: () => readForMail(smtp.to) }));
  }
  if (emailJs) channels.push(openEmailJsChannel(emailJs));
  return channels;
}
