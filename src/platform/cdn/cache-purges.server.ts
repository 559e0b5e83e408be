import type { Logger } from "pino";
import type { Config } from "../config/config.server.ts";
import type { OpenDatabase } from "../db/open-database.server.ts";
import { createJobRunner, type JobRunner } from "../jobs/job-runner.server.ts";
import { siteDay } from "../text/publication-day.ts";
import { callPurge, type PurgeReason } from "./purge-call.server.ts";

/** Whether anything was saved is looked at so often; the database keeps the answer at hand. */
const LOOK_MS = 250;
/** Where there is no cache in front, nothing is looked at. */
const NOBODY_TO_TELL_MS = 60 * 60 * 1000;
/**
 * From the last change that was noticed: what follows goes with it, and answers that were under way before the change
 * have reached the cache by then. They would be kept after it has forgotten.
 */
const GATHER_MS = 1000;
/** Where one change follows the other, as in an import, so much later at most. */
const LONGEST_GATHER_MS = 3000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;

type Needs = {
  config: Pick<Config, "cdn" | "siteUrl">;
  db: Pick<OpenDatabase, "currentContentVersion">;
  clock: { now(): Date };
  log: Logger;
  /** How long a running call may take to end when the site stops. */
  graceMs?: number;
};

/** What pages depend on. */
type Shown = { contentVersion: number; day: string };

/**
 * Tells a cache in front of the site to forget everything: after each commit that changes what visitors see, when a day
 * begins on which scheduled articles appear, and once at each start. One call at a time, tried again until it succeeds.
 * Each process tells, as each may have answered with what was there before until it heard of the commit.
 */
export function createCachePurges({ config, db, clock, log, graceMs }: Needs): JobRunner {
  const { purge } = config.cdn;
  let told: Shown | undefined;
  let due: { at: number; latest: number; reason: PurgeReason } | undefined;
  let changedAt = Number.NEGATIVE_INFINITY;
  let failures = 0;

  const now = () => clock.now().getTime();

  function makeDue(pause: number, reason: PurgeReason): void {
    const latest = due?.latest ?? now() + LONGEST_GATHER_MS;
    due = { at: Math.min(now() + pause, Math.max(latest, now())), latest, reason };
  }

  function look(): Shown {
    const shown = { contentVersion: db.currentContentVersion(), day: siteDay(clock.now()) };
    const reason = reasonFor(told, shown);
    told = shown;
    if (reason === "started") makeDue(0, reason);
    else if (reason !== undefined) {
      changedAt = now();
      // What has just changed does not wait for as long as a receiver that fails is left alone.
      failures = 0;
      makeDue(GATHER_MS, reason);
    }
    return shown;
  }

  async function send(receiver: NonNullable<typeof purge>, shown: Shown, stopping: AbortSignal): Promise<void> {
    const { reason } = due ?? { reason: "started" };
    // What changes from now on is told in a call of its own.
    due = undefined;
    if (changedAt + GATHER_MS > now()) makeDue(changedAt + GATHER_MS - now(), reason);
    const { contentVersion } = shown;
    const failure = await callPurge(receiver, { reason, contentVersion, siteUrl: config.siteUrl }, stopping);
    if (failure === undefined) {
      failures = 0;
      log.info({ reason, contentVersion }, "The cache in front of the site was told to forget everything");
      return;
    }
    if (stopping.aborted) return;
    const pause = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
    failures += 1;
    due = { at: now() + pause, latest: now() + pause, reason };
    log.warn(
      { failure, failures, contentVersion, nextTryInMs: pause },
      "The cache in front of the site could not be told to forget: visitors may see there what was before. It is tried again",
    );
  }

  return createJobRunner({
    async doNext(stopping) {
      if (purge === undefined) return false;
      const shown = look();
      if (due === undefined || due.at > now()) return false;
      await send(purge, shown, stopping);
      return true;
    },
    nextDue: async () => (due === undefined ? undefined : new Date(due.at)),
    longestSleepMs: purge === undefined ? NOBODY_TO_TELL_MS : LOOK_MS,
    // The database is away: what was not heard of is noticed when it is back.
    onError: (error) => log.error({ err: error }, "It could not be told whether the cache in front is out of date"),
    clock,
    graceMs,
  });
}

function reasonFor(before: Shown | undefined, now: Shown): PurgeReason | undefined {
  if (before === undefined) return "started";
  if (before.contentVersion !== now.contentVersion) return "content-changed";
  return before.day === now.day ? undefined : "day-changed";
}
