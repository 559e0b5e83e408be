import type { ContactMessage } from "../../domain/contact/contact-message.ts";
import type { DeliveryChannel } from "../../domain/contact/received-message.ts";

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

/** A message was not taken. The text is a sentence for the administrators, without passwords or keys. */
export class SendError extends Error {
  override readonly name = "SendError";
  /** Whether it may go better later, without anybody changing the message. */
  readonly mayRetry: boolean;

  constructor(message: string, { mayRetry, cause }: { mayRetry: boolean; cause?: unknown }) {
    super(message, cause === undefined ? undefined : { cause });
    this.mayRetry = mayRetry;
  }
}
