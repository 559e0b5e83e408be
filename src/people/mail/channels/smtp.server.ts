import { createTransport } from "nodemailer";
import { encodeWord } from "nodemailer/lib/mime-funcs";
import type { SmtpSettings } from "../../../platform/config/mail-settings.server.ts";
import type { MessageChannel } from "./message-channel.server.ts";
import { messageHtml, messageText } from "./message-text.server.ts";
import { smtpError } from "./smtp-errors.server.ts";

/** In milliseconds. `silence` is the longest that an open connection may be idle. */
export type SmtpTimeouts = { connect: number; greeting: number; silence: number };

const TIMEOUTS: SmtpTimeouts = { connect: 15_000, greeting: 15_000, silence: 30_000 };

function createSmtpTransport({ server }: SmtpSettings, timeouts: SmtpTimeouts) {
  const { user, password } = server;
  return createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    tls: { rejectUnauthorized: server.checkCertificate },
    ...(user === undefined ? {} : { auth: { user, pass: password } }),
    disableFileAccess: true,
    disableUrlAccess: true,
    dnsTimeout: timeouts.connect,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    // nodemailer's own log would contain addresses of visitors.
    logger: false,
  });
}

/** Characters that could break a header line or change the text direction. */
const NOT_FOR_HEADERS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;
/** The length that nodemailer uses for the words that it encodes. */
const LONGEST_WORD = 52;

/**
 * A visitor's text for a header, encoded so that mail programs show it as it was typed. nodemailer passes on existing
 * encoded words (`=?utf-8?Q?…?=`), and mail programs decode such words even inside quotation marks: they could smuggle
 * in everything that the contact form refuses. Encoded once more, they decode to what the visitor typed.
 */
function headerText(text: string): string {
  const line = text.replace(NOT_FOR_HEADERS, " ");
  return line.includes("=?") ? encodeWord(line, "Q", LONGEST_WORD) : line;
}

const secretsOf = ({ server: { user, password } }: SmtpSettings) => [user, password, `\0${user}\0${password}`];

/** Connects, secures the connection and signs in, but sends nothing. @throws SendError */
export async function trySmtp(settings: SmtpSettings, timeouts: SmtpTimeouts = TIMEOUTS): Promise<void> {
  const transport = createSmtpTransport(settings, timeouts);
  try {
    await transport.verify();
  } catch (error) {
    throw smtpError(error, secretsOf(settings));
  } finally {
    transport.close();
  }
}

/** No receiver answers a mail of the site by another mail of a machine. */
const FROM_A_MACHINE = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** What administrators can change while the site runs, and what is therefore read for each mail. */
type SenderAndRecipients = {
  /** The name of the site, under which its mails come. */
  name: string;
  /** Who gets contact messages. */
  to: readonly string[];
};

type SmtpNeeds = { siteUrl: string; readNow(): Promise<SenderAndRecipients>; timeouts?: SmtpTimeouts };

/** Sends messages to the recipients, and mails to people with an account, by SMTP, each over its own connection. */
export function openSmtpChannel(
  settings: SmtpSettings,
  { siteUrl, readNow, timeouts = TIMEOUTS }: SmtpNeeds,
): MessageChannel {
  const { from } = settings;
  const transport = createSmtpTransport(settings, timeouts);
  const secrets = secretsOf(settings);
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return {
    name: "smtp",
    async send(message, signal) {
      const { name, to } = await readNow();
      const sent = await transport
        .sendMail({
          signal,
          // Set explicitly, so that no header can add a recipient.
          envelope: { from, to: [...to] },
          messageId: `<${message.deliveryId}@${domain}>`,
          from: { name: headerText(name), address: from },
          to: [...to],
          replyTo: { name: headerText(message.name), address: message.email },
          subject: headerText(message.subject),
          text: messageText(message, siteUrl),
          html: messageHtml(message, siteUrl),
          headers: FROM_A_MACHINE,
        })
        .catch((error: unknown) => {
          throw smtpError(error, secrets);
        });
      const refused = sent.rejected;
      if (refused.length === 0) return undefined;
      return `It was sent, but the mail server refused it for ${refused.join(", ")}.`;
    },
    async sendMail({ id, to: recipient, subject, text }, signal) {
      const { name } = await readNow();
      await transport
        .sendMail({
          signal,
          envelope: { from, to: [recipient] },
          messageId: `<account.${id}@${domain}>`,
          from: { name: headerText(name), address: from },
          to: [recipient],
          subject: headerText(subject),
          text,
          headers: FROM_A_MACHINE,
        })
        .catch((error: unknown) => {
          throw smtpError(error, secrets);
        });
    },
  };
}
