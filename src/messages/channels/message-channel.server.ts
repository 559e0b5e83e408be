import type { ContactMessage } from "../contact-message.ts";
import type { DeliveryChannel } from "../received-message.ts";

/** A message on its way out. */
export type OutgoingMessage = ContactMessage & {
  id: string;
  /**
   * Names this delivery: the same at every try, another one when somebody sends the message again. Receivers leave out
   * what comes twice under one name, which is right after a lost answer and wrong where a person asked for it.
   */
  deliveryId: string;
  /** When the visitor sent it. */
  createdAt: string;
};

/** A way in which messages leave the site. */
export type MessageChannel = {
  name: DeliveryChannel;
  /**
   * Resolves when the other side has taken the message.
   * @param signal gives the try up; whether the message has arrived is then not known
   * @returns a sentence where something is to be said all the same, such as an address that was refused among others
   * @throws SendError
   */
  send(message: OutgoingMessage, signal: AbortSignal): Promise<string | undefined>;
};

type SendErrorOptions = {
  mayRetry: boolean;
  /** What the other side said, without our own secrets; it may repeat whatever stands in the message. */
  said?: string;
  /** The number by which the other side told it. */
  status?: number;
  cause?: unknown;
};

/** A message was not taken. The text is a sentence for the administrators, without passwords or keys. */
export class SendError extends Error {
  override readonly name = "SendError";
  /** Whether it may go better later, without anybody changing the message. */
  readonly mayRetry: boolean;
  /** The sentence without what the other side said: fit for a log, as nothing of the message is in it. */
  readonly reason: string;
  readonly status: number | undefined;

  constructor(reason: string, { mayRetry, said = "", status, cause }: SendErrorOptions) {
    super(said === "" ? reason : `${reason} It says: ${said}`, cause === undefined ? undefined : { cause });
    this.mayRetry = mayRetry;
    this.reason = reason;
    this.status = status;
  }
}
