import type { Logger } from "pino";
import type { Config } from "../config/config.server.ts";
import type { OpenDatabase } from "../db/open-database.server.ts";
import { createJobRunner, type JobRunner } from "../jobs/job-runner.server.ts";
import { siteDay } from "../text/dates/publication-day.ts";
import { callPurge, type PurgeReason } from "./purge-call.server.ts";

/** How often to check for changes; reading the current content version is cheap. */
const LOOK_MS = 250;
/** The check interval if no cache is configured. */
const NOBODY_TO_TELL_MS = 60 * 60 * 1000;
/**
 * The delay after the last noticed change. It combines successive changes into one purge. It also lets responses that
 * were in progress before the change reach the cache first: after the purge, the cache would keep them.
 */
const GATHER_MS = 1000;
/** The longest delay during a series of changes, such as an import. */
const LONGEST_GATHER_MS = 3000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;

type Needs = {
  config: Pick<Config, "cdn" | "siteUrl">;
  db: Pick<OpenDatabase, "currentContentVersion">;
  clock: { now(): Date };
  log: Logger;
  /** How long a running call may take to finish when the site stops. */
  graceMs?: number;
};

/** What the pages depend on. */
type Shown = { contentVersion: number; day: string };

/**
 * Purges the cache in front of the site completely: after each commit that changes public content, at the start of each
 * day, when scheduled articles appear, and once at each start. Calls are made one at a time and retried until they
 * succeed. Every process sends its own, because each may serve stale responses until it learns of the commit.
 */
export function createCachePurges({ config, db, clock, log, graceMs }: Needs): JobRunner {
  const { purge } = config.cdn;
  let lastShown: Shown | undefined;
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
    const reason = reasonFor(lastShown, shown);
    lastShown = shown;
    if (reason === "started") makeDue(0, reason);
    else if (reason !== undefined) {
      changedAt = now();
      // A new change does not wait for the backoff of an earlier failure.
      failures = 0;
      makeDue(GATHER_MS, reason);
    }
    return shown;
  }

  async function send(receiver: NonNullable<typeof purge>, shown: Shown, stopping: AbortSignal): Promise<void> {
    const { reason } = due ?? { reason: "started" };
    // Changes from now on get a purge of their own.
    due = undefined;
    if (changedAt + GATHER_MS > now()) makeDue(changedAt + GATHER_MS - now(), reason);
    const { contentVersion } = shown;
    const failure = await callPurge(receiver, { reason, contentVersion, siteUrl: config.siteUrl }, stopping);
    if (failure === undefined) {
      failures = 0;
      log.info({ reason, contentVersion }, "The cache in front of the site was purged");
      return;
    }
    if (stopping.aborted) return;
    const pause = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
    failures += 1;
    due = { at: now() + pause, latest: now() + pause, reason };
    log.warn(
      { failure, failures, contentVersion, nextTryInMs: pause },
      "The cache in front of the site could not be purged: visitors may get old content from it. Trying again",
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
    // The database is unreachable: missed changes are noticed once it is back.
    onError: (error) =>
      log.error({ err: error }, "Could not check whether the cache in front of the site is out of date"),
    clock,
    graceMs,
  });
}

function reasonFor(before: Shown | undefined, now: Shown): PurgeReason | undefined {
  if (before === undefined) return "started";
  if (before.contentVersion !== now.contentVersion) return "content-changed";
  return before.day === now.day ? undefined : "day-changed";
}
