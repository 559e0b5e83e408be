import type { Logger } from "pino";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import { createJobRunner, type JobRunner } from "../../../platform/jobs/job-runner.server.ts";
import { SendError } from "../channels/message-channel.server.ts";
import type { Queued, QueuedRows } from "../rows/queued-rows.server.ts";
import { MOST_ATTEMPTS, nextAttemptAfter } from "./retry-plan.server.ts";
import { settleDelivery, type TryEnd } from "./settle-delivery.server.ts";
import { TOO_LATE, takeDue } from "./take-delivery.server.ts";

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

/** One queue of the outbox, and how what waits in it is sent. */
export type SendingQueue<Item extends Queued> = {
  rows: QueuedRows<Item>;
  /** Resolves when the other side has accepted it, with a warning if there is one. @throws SendError */
  send(item: Item, signal: AbortSignal): Promise<string | undefined>;
  /** What is stored of a failure, as a sentence for the administrators. */
  sentenceOf(error: SendError): string;
  /** What the log calls an item, such as "contact message", and how it names one. */
  what: string;
  facts(item: Item): Record<string, unknown>;
};

type QueueNeeds<Item extends Queued> = {
  db: OpenDatabase;
  queue: SendingQueue<Item>;
  clock: { now(): Date };
  log: Logger;
  graceMs?: number | undefined;
};

/** How an attempt ended, and a reason that contains nothing from the message. */
type Tried = { end: TryEnd; reason?: string | undefined; status?: number | undefined };

/** Sends what is due in one queue, one after the other. */
export function createDeliveryQueue<Item extends Queued>({
  db,
  queue,
  clock,
  log,
  graceMs,
}: QueueNeeds<Item>): JobRunner {
  const { rows, what } = queue;

  async function trySending(item: Item, stopping: AbortSignal): Promise<Tried> {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(TRY_LIMIT_MS)]);
    try {
      const note = await queue.send(item, signal);
      return { end: { result: "sent", note }, reason: note && REFUSED_FOR_SOME };
    } catch (error) {
      const expected = error instanceof SendError;
      if (!expected) log.error({ err: error, ...queue.facts(item) }, `Sending a ${what} failed unexpectedly`);
      const failure = expected ? queue.sentenceOf(error) : UNEXPECTED;
      const why = expected ? { reason: error.reason, status: error.status } : { reason: UNEXPECTED };
      if (expected && !error.mayRetry) return { end: { result: "given up", error: failure }, ...why };
      if (stopping.aborted) return { end: { result: "broken off", error: STOPPED }, reason: STOPPED };
      return { end: planNext(item, failure), ...why };
    }
  }

  function planNext({ attempts, expiresAt }: Item, error: string): TryEnd {
    const until = nextAttemptAfter(attempts, clock.now());
    if (until === undefined) return { result: "given up", error };
    const isLate = expiresAt !== undefined && until.toISOString() >= expiresAt;
    return isLate ? { result: "given up", error: `${error} ${TOO_LATE}` } : { result: "put off", until, error };
  }

  async function sendNext(stopping: AbortSignal): Promise<boolean> {
    const taken = await takeDue({ db, rows }, { now: clock.now(), mostAttempts: MOST_ATTEMPTS });
    if (!taken) return false;
    const { end, reason, status } = await trySending(taken, stopping);
    await settleDelivery({ db, rows }, taken, end, clock.now());
    const facts = { ...queue.facts(taken), attempt: taken.attempts };
    const article = /^[aeiou]/.test(what) ? "An" : "A";
    if (reason === undefined) log.info(facts, `${article} ${what} was delivered`);
    else log.warn({ ...facts, result: end.result, reason, status }, `${article} ${what} could not be delivered`);
    return true;
  }

  return createJobRunner({
    doNext: sendNext,
    nextDue: () => rows.findNextDueTime(db.read),
    longestSleepMs: LONGEST_SLEEP_MS,
    onError: (error) => log.error({ err: error, queue: what }, "The outbox could not read or write the database"),
    clock,
    graceMs,
  });
}
