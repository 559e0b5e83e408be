import type { ContactMessage, DeliveryChannel } from "../received-message.ts";

/** A message to be sent. */
export type OutgoingMessage = ContactMessage & {
  id: string;
  /**
   * Identifies this delivery: the same for every attempt, a new one when somebody sends the message again. Receivers
   * drop duplicates of one id, which is right after a lost reply and wrong for a deliberate resend.
   */
  deliveryId: string;
  /** When the visitor sent it. */
  createdAt: string;
};

/** A mail to somebody with an account. */
export type AccountMail = {
  /** Identifies the mail: the same for every attempt. */
  id: string;
  to: string;
  subject: string;
  text: string;
};

/** A channel through which messages leave the site. */
export type MessageChannel = {
  name: DeliveryChannel;
  /**
   * Resolves when the other side has accepted the message.
   * @param signal aborts the attempt; it is then unknown whether the message has arrived
   * @returns a warning despite success, such as one refused address among others
   * @throws SendError
   */
  send(message: OutgoingMessage, signal: AbortSignal): Promise<string | undefined>;
  /**
   * Sends a mail to any address. Left out by a channel whose service decides who receives what it is given.
   * @throws SendError
   */
  sendMail?(mail: AccountMail, signal: AbortSignal): Promise<void>;
};

type SendErrorOptions = {
  mayRetry: boolean;
  /** The other side's reply, without our own secrets; it may repeat anything from the message. */
  reply?: string;
  /** The status code of the reply. */
  status?: number;
  cause?: unknown;
};

/** A message was not accepted. The text is a sentence for the administrators, without passwords or keys. */
export class SendError extends Error {
  override readonly name = "SendError";
  /** Whether a later attempt may succeed without a change to the message. */
  readonly mayRetry: boolean;
  /** The sentence without the other side's reply: safe to log, because it contains nothing from the message. */
  readonly reason: string;
  readonly status: number | undefined;

  constructor(reason: string, { mayRetry, reply = "", status, cause }: SendErrorOptions) {
    super(reply === "" ? reason : `${reason} It says: ${reply}`, cause === undefined ? undefined : { cause });
    this.mayRetry = mayRetry;
    this.reason = reason;
    this.status = status;
  }
}
