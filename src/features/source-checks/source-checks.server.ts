import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import {
  findDue,
  findLastAlive,
  findNextDue,
  goneSince,
  planChecks,
  saveKnown,
  toKnown,
} from "../../content/sources/rows/check-rows.server.ts";
import { findSources } from "../../content/sources/rows/source-rows.server.ts";
import type { SourceRow } from "../../content/sources/rows/source-tables.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import { raiseContentVersion } from "../../platform/db/content-version.server.ts";
import { withLease } from "../../platform/db/leases.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { createJobRunner, type JobRunner } from "../../platform/jobs/job-runner.server.ts";
import { createGuardedFetch, type GuardedFetch } from "../../platform/outgoing/guarded-fetch.server.ts";
import { AGENT, createAddressChecker } from "./check-address.server.ts";
import { type CheckEnd, judgeAddress } from "./judge-address.ts";

declare module "../feature.ts" {
  interface FeatureServices {
    /** Checks the addresses of sources. */
    sourceChecks: JobRunner;
  }
}

/** The pause after each request to another site, whichever it is. */
const PAUSE_MS = 5_000;
/** How soon a process learns what a keeper asked of another one, or that a source was added. */
const LONGEST_SLEEP_MS = 15_000;

type Needs = {
  config: Pick<Config, "sourceCheck" | "siteUrl">;
  db: OpenDatabase;
  clock: { now(): Date };
  log: Logger;
  /** Replaced in tests, as the internet is. */
  fetchGuarded?: GuardedFetch;
  pauseMs?: number;
};

/**
 * Checks the addresses of all sources, each once a week, one after the other and slowly. Of several processes one at a
 * time does it. Nothing is resolved or requested unless SOURCE_CHECK is on.
 */
export function createSourceChecks({ config, db, clock, log, ...parts }: Needs): JobRunner {
  const {
    fetchGuarded = createGuardedFetch({ userAgent: `${AGENT} (+${config.siteUrl}/sources)` }),
    pauseMs = PAUSE_MS,
  } = parts;
  const checker = createAddressChecker({
    fetchGuarded,
    pauseMs,
    pause: async (milliseconds, signal) => void (await wait(milliseconds, undefined, { signal })),
  });
  /** Until then another process has the lease. */
  let notBefore = new Date(0);

  async function checkNext(stopping: AbortSignal): Promise<boolean> {
    const due = await findDue(db.read, clock.now());
    if (due?.url == null) return false;
    const end = await checker.check(due.url, stopping);
    await settleCheck({ db, clock }, due, end);
    log.info(
      { source: due.key, end: end.end, ...("problem" in end && { problem: end.problem }) },
      "A source was checked",
    );
    return true;
  }

  const runner = createJobRunner({
    async doNext(stopping) {
      try {
        await planChecks(db, clock.now());
        if ((await findDue(db.read, clock.now())) === undefined) return false;
        const taken = await withLease({ db, clock }, { name: "source checks" }, () => checkNext(stopping));
        if ("result" in taken) return taken.result;
        notBefore = new Date(clock.now().getTime() + taken.waitMs);
        return false;
      } catch (error) {
        // Nothing was stored of a check that was broken off: it is still due at the next start.
        if (stopping.aborted) return false;
        throw error;
      }
    },
    async nextDue() {
      const due = await findNextDue(db.read);
      return due !== undefined && due < notBefore ? notBefore : due;
    },
    longestSleepMs: LONGEST_SLEEP_MS,
    onError: (error) => log.error({ err: error }, "The addresses of sources could not be checked"),
    clock,
    // A check may take minutes, and is not worth waiting for.
    graceMs: 0,
  });
  return config.sourceCheck ? runner : { ...runner, start: () => {} };
}

/** Stores the end of a check, unless the source has another address by now. */
async function settleCheck(
  { db, clock }: Pick<Needs, "db" | "clock">,
  { key, url }: SourceRow,
  end: CheckEnd,
): Promise<void> {
  const anyAliveAt = await findLastAlive(db.read);
  await db.write.transaction().execute(async (transaction) => {
    const [row] = await findSources(transaction, { keys: [key] });
    if (row === undefined || row.url === null || row.url !== url || row.merged_into !== null) return;
    const known = judgeAddress(toKnown(row), row.url, end, { now: clock.now(), anyAliveAt });
    await saveKnown(transaction, key, known);
    const [after] = await findSources(transaction, { keys: [key] });
    // Readers see only whether it is gone.
    if (after !== undefined && goneSince(after) !== goneSince(row)) await raiseContentVersion(transaction);
  });
}
