import type { Logger } from "pino";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import type { MessageChannel } from "../channels/message-channel.server.ts";
import type { DeliveryChannel } from "../received-message.ts";
import { noteMissingChannels } from "../rows/delivery-rows.server.ts";
import { createDeliveryQueue } from "./delivery-queue.server.ts";
import { accountMailQueue, contactQueue } from "./sending-queues.server.ts";

declare module "../../../platform/services/services.server.ts" {
  interface Services {
    outbox: Outbox;
  }
}

/** Why a message waits for a channel that is no longer configured. */
const NOT_SET_UP = "This channel is no longer configured. The message will be sent when it is configured again.";

/**
 * Forwards contact messages, and sends mails to people with an account. The queues are in the database (`deliveries`,
 * `account_mails`), so that neither a crash nor an unreachable server loses a message.
 */
export type Outbox = {
  /** The configured channels: a new message gets a delivery for each. */
  channels: readonly DeliveryChannel[];
  /** Whether a channel can send mail to any address (`queueAccountMail`). */
  canMail: boolean;
  /** Starts sending what is due now and whatever becomes due later. */
  start(): Promise<void>;
  /** Tells the outbox that there may be something new to send. */
  wake(): void;
  /** Resolves when nothing is being sent and nothing is due. */
  settled(): Promise<void>;
  /** Gives running attempts a few seconds to finish, then aborts them; they are retried after the next start. */
  close(): Promise<void>;
};

type OutboxNeeds = {
  db: OpenDatabase;
  /** At most one of each name. They run independently. */
  channels: readonly MessageChannel[];
  clock: { now(): Date };
  log: Logger;
  /** How long a running attempt may take to finish when the outbox is closed. */
  graceMs?: number;
};

export function createOutbox({ db, channels, clock, log, graceMs }: OutboxNeeds): Outbox {
  const names = channels.map((channel) => channel.name);
  const needs = { db, clock, log, graceMs };
  const queues = channels.map((channel) => createDeliveryQueue({ ...needs, queue: contactQueue(channel) }));
  const mailer = channels.find((channel) => channel.sendMail !== undefined);
  const sendMail = mailer?.sendMail?.bind(mailer);
  if (sendMail) queues.push(createDeliveryQueue({ ...needs, queue: accountMailQueue(sendMail) }));
  return {
    channels: names,
    canMail: sendMail !== undefined,
    async start() {
      if (names.length > 0) log.info({ channels: names }, "Contact messages are delivered");
      for (const queue of queues) queue.start();
      try {
        await noteMissingChannels(db.write, { channels: names, sentence: NOT_SET_UP, now: clock.now() });
      } catch (error) {
        log.error({ err: error }, "Could not record which messages wait for a channel that is not configured");
      }
    },
    wake() {
      for (const queue of queues) queue.wake();
    },
    async settled() {
      await Promise.all(queues.map((queue) => queue.settled()));
    },
    async close() {
      await Promise.all(queues.map((queue) => queue.close()));
    },
  };
}
