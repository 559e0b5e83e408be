import { escapedHtml } from "../../../platform/text/escaped-html.ts";
import type { OutgoingMessage } from "./message-channel.server.ts";

const timeInSriLanka = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Colombo",
});

const asHtml = (text: string): string => escapedHtml(text).replace(/\r\n|[\r\n\u2028\u2029]/g, "<br>\n");

/** The origin of the message. A reply to the e-mail goes to the visitor, because of its Reply-To header. */
const origin = ({ name, email, createdAt }: OutgoingMessage, siteUrl: string): string =>
  `${name} (${email}) sent this through the contact form of ${siteUrl} on ${timeInSriLanka.format(new Date(createdAt))}, the time of Sri Lanka. An answer to this e-mail goes to ${email}.`;

/** The e-mail's text: what the visitor wrote, followed by its origin below a line. */
export const messageText = (message: OutgoingMessage, siteUrl: string): string =>
  `${message.message}\n\n-- \n${origin(message, siteUrl)}\n`;

/** The same as HTML. Everything that the visitor wrote is escaped. */
export const messageHtml = (message: OutgoingMessage, siteUrl: string): string =>
  `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapedHtml(message.subject)}</title></head>
<body>
<p>${asHtml(message.message)}</p>
<hr>
<p><small>${asHtml(origin(message, siteUrl))}</small></p>
</body>
</html>
`;
