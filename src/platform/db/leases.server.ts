import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Selectable } from "kysely";
import type { Queryable } from "./queryable.server.ts";
import type { LeasesTable } from "./schema.server.ts";

/** Jobs that only one process at a time may do. */
export type LeaseName =
  | "old messages"
  | "old letters"
  | "old review links"
  | "old activities"
  | "old account mails"
  | "old entries"
  | "unused pictures"
  | "source checks"
  | "data releases"
  | "backup"
  | "alerts"
  /** Not a job: it records that a process of the site makes backups on a schedule. */
  | "backup schedule"
  /** Used by `OpenDatabase.alone`. */
  | "alone";

/** How long the lease of a dead process stays held, unless the kind sets another time. */
const LEASE_MS = 2 * 60_000;
/** The same for work that other processes must wait for before they can serve. */
const SHORT_LEASE_MS = 10_000;
/** How many times a living process renews its lease before it would expire. */
const RENEWALS = 4;
/** How often a waiting process tries again to take the lease. */
const ASK_AGAIN_MS = 50;
/** A time further ahead than any process would set it, by more than this tolerance, was written by a wrong clock. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

type Parts = { db: { read: Queryable; write: Queryable }; clock: { now(): Date } };

type Kind = {
  name: LeaseName;
  /** How long after the last run it is due again; left out if the caller decides when. */
  everyMs?: number;
  /** How long every process waits after a failure before trying again. */
  afterFailureMs?: number;
  leaseMs?: number;
};

type LeaseRow = Selectable<LeasesTable>;

const findLease = (db: Queryable, name: LeaseName): Promise<LeaseRow | undefined> =>
  db.selectFrom("leases").selectAll().where("name", "=", name).executeTakeFirst();

/** When the work was last done, by any process. */
export async function findDoneAt(db: Queryable, name: LeaseName): Promise<Date | undefined> {
  const doneAt = (await findLease(db, name))?.done_at;
  return doneAt == null ? undefined : new Date(doneAt);
}

/** Milliseconds until the lease may be taken; 0 if it may be taken now. */
function waitFor(
  row: LeaseRow | undefined,
  { everyMs = 0, afterFailureMs = 0, leaseMs = LEASE_MS }: Kind,
  now: Date,
): number {
  const until = (time: string | null | undefined, after: number, longest: number): number => {
    if (time == null) return 0;
    const wait = Date.parse(time) + after - now.getTime();
    return wait > longest + CLOCKS_DIFFER_MS ? 0 : wait;
  };
  const held = until(row?.held_until, 0, Math.max(leaseMs, afterFailureMs));
  return Math.max(0, held, until(row?.done_at, everyMs, everyMs));
}

/** @returns 0 if the lease was taken, otherwise the milliseconds to wait */
async function takeLease({ db, clock }: Parts, kind: Kind, holder: string): Promise<number> {
  // Most of the time the lease is not due, so there is no need to queue with the writers.
  const wait = waitFor(await findLease(db.read, kind.name), kind, clock.now());
  if (wait > 0) return wait;
  return db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const found = waitFor(await findLease(transaction, kind.name), kind, now);
    if (found > 0) return found;
    const held_until = new Date(now.getTime() + (kind.leaseMs ?? LEASE_MS)).toISOString();
    await transaction
      .insertInto("leases")
      .values({ name: kind.name, holder, held_until, done_at: null })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ holder, held_until }))
      .execute();
    return 0;
  });
}

/** Changes a lease, but only while the holder still has it. */
async function updateLease({ db }: Parts, name: LeaseName, holder: string, change: Partial<LeaseRow>): Promise<void> {
  await db.write.updateTable("leases").set(change).where("name", "=", name).where("holder", "=", holder).execute();
}

/**
 * Runs work if it is due and no other process is doing it, so that it runs once across all processes. Times come from
 * the given clock; clocks that differ by some seconds shift the work by as much. If a process dies midway, or cannot
 * reach the database for that long, another one takes over when the lease expires: after two minutes unless `leaseMs`
 * says otherwise.
 * @returns the result of the work, or the milliseconds after which it may be worth trying again
 * @throws any error of the work
 */
export async function withLease<Result>(
  parts: Parts,
  kind: Kind,
  work: () => Promise<Result>,
): Promise<{ result: Result } | { waitMs: number }> {
  const holder = randomUUID();
  const { name, afterFailureMs = 0, leaseMs = LEASE_MS } = kind;
  const waitMs = await takeLease(parts, kind, holder);
  if (waitMs > 0) return { waitMs };
  const after = (milliseconds: number) => new Date(parts.clock.now().getTime() + milliseconds).toISOString();
  const renewal = setInterval(() => {
    // If the database is unreachable, the lease may expire and another process take it: leased work may run twice.
    void updateLease(parts, name, holder, { held_until: after(leaseMs) }).catch(() => undefined);
  }, leaseMs / RENEWALS);
  renewal.unref();
  try {
    const result = await work();
    clearInterval(renewal);
    await updateLease(parts, name, holder, { holder: null, held_until: null, done_at: after(0) });
    return { result };
  } catch (error) {
    clearInterval(renewal);
    const held_until = afterFailureMs > 0 ? after(afterFailureMs) : null;
    await updateLease(parts, name, holder, { holder: null, held_until }).catch(() => undefined);
    throw error;
  }
}

/** Waits for the lease, however long it takes, then does the work. */
export async function doAlone<Result>(parts: Parts, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const end = await withLease(parts, { name: "alone", leaseMs: SHORT_LEASE_MS }, work);
    if ("result" in end) return end.result;
    await pause(ASK_AGAIN_MS);
  }
}
