import type { Logger } from "pino";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import type { MessageChannel } from "../channels/message-channel.server.ts";
import type { DeliveryChannel } from "../received-message.ts";
import { createDeliveryQueue } from "./delivery-queue.server.ts";
import { noteWaitingDeliveries } from "./note-waiting-deliveries.server.ts";

/**
 * Sends contact messages on. What is to be sent stands in the database (`deliveries`), so that neither a crash nor a
 * server that is away loses a message.
 */
export type Outbox = {
  /** The ways of sending that are set up: a new message gets a delivery for each. */
  channels: readonly DeliveryChannel[];
  /** Sends what is due, and from now on whatever becomes due. */
  start(): Promise<void>;
  /** There may be something new to send. */
  wake(): void;
  /** Resolves when nothing is being sent and nothing is due. */
  settled(): Promise<void>;
  /** Lets running tries end for a few seconds, then breaks them off; they come again after the next start. */
  close(): Promise<void>;
};

type OutboxNeeds = {
  db: OpenDatabase;
  /** At most one of each name. They do not wait for each other. */
  channels: readonly MessageChannel[];
  clock: { now(): Date };
  log: Logger;
  /** How long a running try may take to end when the outbox is closed. */
  graceMs?: number;
};

export function createOutbox({ db, channels, clock, log, graceMs }: OutboxNeeds): Outbox {
  const names = channels.map((channel) => channel.name);
  const queues = channels.map((channel) => createDeliveryQueue({ db, channel, clock, log, graceMs }));
  return {
    channels: names,
    async start() {
      if (names.length > 0) log.info({ channels: names }, "Contact messages are sent on");
      for (const queue of queues) queue.start();
      try {
        await noteWaitingDeliveries({ db }, { channels: names, now: clock.now() });
      } catch (error) {
        log.error({ err: error }, "It could not be noted which messages wait for a channel that is not set up");
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
