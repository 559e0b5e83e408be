import type { Logger } from "pino";
import { type DueDelivery, findNextDueTime } from "../db/deliveries.ts";
import type { OpenDatabase } from "../db/open.ts";
import { settleDelivery, type TryEnd } from "../operations/settle-delivery.ts";
import { takeDueDelivery } from "../operations/take-delivery.ts";
import { type MessageChannel, SendError } from "./message-channel.ts";
import { MOST_ATTEMPTS, nextAttemptAfter } from "./retry-plan.ts";

/** The longest that one try may take. Deliveries are taken for longer than that (`take-delivery.ts`). */
const TRY_LIMIT_MS = 2 * 60 * 1000;
/** A timer that sleeps on while the machine does would come too late: it looks again at least this often. */
const LONGEST_SLEEP_MS = 60 * 60 * 1000;
const AFTER_FAILURE_MS = 60 * 1000;
/** How long a running try may take to come to its end when the site stops. */
const GRACE_MS = 5_000;

const STOPPED = "The site was stopped while the message was being sent. It is sent again when the site runs.";
const UNEXPECTED = "Something unexpected went wrong while the message was being sent.";

/** Sends what is due through one channel, one message after the other. */
export type DeliveryLine = {
  start(): void;
  /** Looks for what is due. Without a start, or after the end, it does nothing. */
  wake(): void;
  /** Resolves when nothing is being sent and nothing is due. */
  settled(): Promise<void>;
  /** Takes nothing more, lets the running try end for a few seconds and then breaks it off, to be tried again. */
  close(): Promise<void>;
};

type LineNeeds = {
  db: OpenDatabase;
  channel: MessageChannel;
  clock: { now(): Date };
  log: Logger;
  graceMs?: number;
};

export function createDeliveryLine({ db, channel, clock, log, graceMs = GRACE_MS }: LineNeeds): DeliveryLine {
  const stopping = new AbortController();
  let state: "new" | "running" | "closed" = "new";
  let work: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let timer: NodeJS.Timeout | undefined;

  async function trySending({ seq, attempts, messageId, ...message }: DueDelivery): Promise<TryEnd> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TRY_LIMIT_MS)]);
    try {
      const outgoing = { ...message, id: messageId, deliveryId: `${messageId}.${seq}` };
      return { result: "sent", note: await channel.send(outgoing, signal) };
    } catch (error) {
      const expected = error instanceof SendError;
      if (!expected) log.error({ err: error, channel: channel.name }, "Sending a contact message failed unexpectedly");
      const failure = expected ? error.message : UNEXPECTED;
      if (expected && !error.mayRetry) return { result: "given up", error: failure };
      if (stopping.signal.aborted) return { result: "broken off", error: STOPPED };
      const until = nextAttemptAfter(attempts, clock.now());
      return until === undefined
        ? { result: "given up", error: failure }
        : { result: "put off", until, error: failure };
    }
  }

  /** @returns false when nothing is due */
  async function sendNext(): Promise<boolean> {
    const taken = await takeDueDelivery(
      { db },
      { channel: channel.name, now: clock.now(), mostAttempts: MOST_ATTEMPTS },
    );
    if (!taken) return false;
    const end = await trySending(taken);
    await settleDelivery({ db }, taken, end, clock.now());
    const facts = { channel: channel.name, message: taken.messageId, attempt: taken.attempts };
    if (end.result === "sent" && end.note === undefined) log.info(facts, "A contact message was sent on");
    else {
      const reason = end.result === "sent" ? end.note : end.error;
      log.warn({ ...facts, result: end.result, reason }, "A contact message met a difficulty on its way");
    }
    return true;
  }

  /** @returns after how many milliseconds to look again; undefined when nothing waits */
  async function sendAllDue(): Promise<number | undefined> {
    try {
      while (state === "running" && (await sendNext()));
      const due = await findNextDueTime(db.read, channel.name);
      return due && due.getTime() - clock.now().getTime();
    } catch (error) {
      log.error({ err: error, channel: channel.name }, "The outbox could not read or write the database");
      return AFTER_FAILURE_MS;
    }
  }

  async function run(): Promise<void> {
    let pause: number | undefined;
    do {
      wokenMeanwhile = false;
      pause = await sendAllDue();
    } while (state === "running" && wokenMeanwhile);
    // In the same moment as the last look at `wokenMeanwhile`: whoever wakes from now on begins anew.
    work = undefined;
    if (state !== "running" || pause === undefined) return;
    timer = setTimeout(wake, Math.min(Math.max(pause, 0), LONGEST_SLEEP_MS));
    timer.unref();
  }

  function wake(): void {
    if (state !== "running") return;
    wokenMeanwhile = true;
    if (work) return;
    clearTimeout(timer);
    work = run();
  }

  return {
    start() {
      if (state !== "new") return;
      state = "running";
      wake();
    },
    wake,
    async settled() {
      while (work) await work;
    },
    async close() {
      state = "closed";
      clearTimeout(timer);
      const cutOff = setTimeout(() => stopping.abort(), graceMs);
      while (work) await work;
      clearTimeout(cutOff);
    },
  };
}
