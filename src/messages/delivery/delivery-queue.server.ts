import type { Logger } from "pino";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { createJobRunner, type JobRunner } from "../../platform/jobs/job-runner.server.ts";
import { type MessageChannel, SendError } from "../channels/message-channel.server.ts";
import { type DueDelivery, findNextDueTime } from "../rows/delivery-rows.server.ts";
import { MOST_ATTEMPTS, nextAttemptAfter } from "./retry-plan.server.ts";
import { settleDelivery, type TryEnd } from "./settle-delivery.server.ts";
import { takeDueDelivery } from "./take-delivery.server.ts";

/** The longest that one attempt may take. The lease on a delivery is longer (`take-delivery.server.ts`). */
const TRY_LIMIT_MS = 2 * 60 * 1000;
/**
 * The longest sleep between two checks. It bounds the delay of messages that another process stored, or was sending
 * when it died.
 */
const LONGEST_SLEEP_MS = 60 * 1000;
const STOPPED = "The site was stopped while the message was being sent. It will be sent again when the site runs.";
const REFUSED_FOR_SOME = "It was sent, but refused for some recipients.";
const UNEXPECTED = "There was an unexpected error while the message was being sent.";

type QueueNeeds = {
  db: OpenDatabase;
  channel: MessageChannel;
  clock: { now(): Date };
  log: Logger;
  graceMs?: number;
};

/** How an attempt ended, and a reason that contains nothing from the message. */
type Tried = { end: TryEnd; reason?: string | undefined; status?: number | undefined };

/** Sends due deliveries through one channel, one after the other. */
export function createDeliveryQueue({ db, channel, clock, log, graceMs }: QueueNeeds): JobRunner {
  async function trySending(
    { seq, attempts, messageId, ...message }: DueDelivery,
    stopping: AbortSignal,
  ): Promise<Tried> {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(TRY_LIMIT_MS)]);
    try {
      const outgoing = { ...message, id: messageId, deliveryId: `${messageId}.${seq}` };
      const note = await channel.send(outgoing, signal);
      return { end: { result: "sent", note }, reason: note && REFUSED_FOR_SOME };
    } catch (error) {
      const expected = error instanceof SendError;
      if (!expected) log.error({ err: error, channel: channel.name }, "Sending a contact message failed unexpectedly");
      const failure = expected ? error.message : UNEXPECTED;
      const why = expected ? { reason: error.reason, status: error.status } : { reason: UNEXPECTED };
      if (expected && !error.mayRetry) return { end: { result: "given up", error: failure }, ...why };
      if (stopping.aborted) return { end: { result: "broken off", error: STOPPED }, reason: STOPPED };
      const until = nextAttemptAfter(attempts, clock.now());
      const end: TryEnd =
        until === undefined ? { result: "given up", error: failure } : { result: "put off", until, error: failure };
      return { end, ...why };
    }
  }

  async function sendNext(stopping: AbortSignal): Promise<boolean> {
    const taken = await takeDueDelivery(
      { db },
      { channel: channel.name, now: clock.now(), mostAttempts: MOST_ATTEMPTS },
    );
    if (!taken) return false;
    const { end, reason, status } = await trySending(taken, stopping);
    await settleDelivery({ db }, taken, end, clock.now());
    const facts = { channel: channel.name, message: taken.messageId, attempt: taken.attempts };
    if (reason === undefined) log.info(facts, "A contact message was delivered");
    else log.warn({ ...facts, result: end.result, reason, status }, "A contact message could not be delivered");
    return true;
  }

  return createJobRunner({
    doNext: sendNext,
    nextDue: () => findNextDueTime(db.read, channel.name),
    longestSleepMs: LONGEST_SLEEP_MS,
    onError: (error) =>
      log.error({ err: error, channel: channel.name }, "The outbox could not read or write the database"),
    clock,
    graceMs,
  });
}
