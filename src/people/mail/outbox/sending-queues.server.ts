import type { AccountMail, MessageChannel } from "../channels/message-channel.server.ts";
import { accountMailRows, type DueMail } from "../rows/account-mail-rows.server.ts";
import { type DueDelivery, deliveryRowsOf } from "../rows/delivery-rows.server.ts";
import type { SendingQueue } from "./delivery-queue.server.ts";

/** Contact messages, through one channel. */
export const contactQueue = (channel: MessageChannel): SendingQueue<DueDelivery> => ({
  rows: deliveryRowsOf(channel.name),
  send: ({ seq, attempts: _, messageId, ...message }, signal) =>
    channel.send({ ...message, id: messageId, deliveryId: `${messageId}.${seq}` }, signal),
  sentenceOf: (error) => error.message,
  what: "contact message",
  facts: ({ messageId }) => ({ channel: channel.name, message: messageId }),
});

/** Mails to people with an account. */
export const accountMailQueue = (
  sendMail: (mail: AccountMail, signal: AbortSignal) => Promise<void>,
): SendingQueue<DueMail> => ({
  rows: accountMailRows,
  async send({ id, to, subject, text }, signal) {
    await sendMail({ id, to, subject, text }, signal);
    return undefined;
  },
  // Without the reply of the mail server, which may repeat the address or a link.
  sentenceOf: ({ reason, status }) => (status === undefined ? reason : `${reason} (${status})`),
  what: "mail to an account",
  facts: ({ id }) => ({ mail: id }),
});
