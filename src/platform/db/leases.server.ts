import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Selectable } from "kysely";
import type { Queryable } from "./queryable.server.ts";
import type { LeasesTable } from "./schema.server.ts";

/** Work of which only one process at a time may do each. */
export type LeaseName =
  | "old messages"
  | "old activities"
  | "old entries"
  | "unused pictures"
  | "backup"
  /** No work: that somebody makes backups by himself. */
  | "backup schedule"
  /** Whatever `OpenDatabase.alone` is asked for. */
  | "alone";

/** A process that dies keeps its lease for so long, unless the kind says otherwise. */
const LEASE_MS = 2 * 60_000;
/** The same for what others wait for before they can serve. */
const SHORT_LEASE_MS = 10_000;
/** A living process renews its lease so many times before it would end. */
const RENEWALS = 4;
/** How often a process that waits for a lease asks for it again. */
const ASK_AGAIN_MS = 50;
/** Times that lie further ahead than any of ours, by more than the clocks of machines differ, were written by a wrong clock. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

type Parts = { db: { read: Queryable; write: Queryable }; clock: { now(): Date } };

type Kind = {
  name: LeaseName;
  /** How long after it was done it is due again; left out where somebody else knows when. */
  everyMs?: number;
  /** How long after a failure nobody tries again. */
  afterFailureMs?: number;
  leaseMs?: number;
};

type LeaseRow = Selectable<LeasesTable>;

const findLease = (db: Queryable, name: LeaseName): Promise<LeaseRow | undefined> =>
  db.selectFrom("leases").selectAll().where("name", "=", name).executeTakeFirst();

/** When it was last done, by whatever process. */
export async function findDoneAt(db: Queryable, name: LeaseName): Promise<Date | undefined> {
  const doneAt = (await findLease(db, name))?.done_at;
  return doneAt == null ? undefined : new Date(doneAt);
}

/** Milliseconds until the lease may be taken; 0 for now. */
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

/** @returns the wait where there was nothing to take */
async function takeLease({ db, clock }: Parts, kind: Kind, holder: string): Promise<number> {
  // Most of the time there is nothing to take, and no reason to queue with the writers.
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

/** Changes a lease while the holder still has it. */
async function updateLease({ db }: Parts, name: LeaseName, holder: string, change: Partial<LeaseRow>): Promise<void> {
  await db.write.updateTable("leases").set(change).where("name", "=", name).where("holder", "=", holder).execute();
}

/**
 * Does some work where it is due and no other process does it: once for all processes. Times are those of the clock that
 * is given; clocks that differ by some seconds move the work by as much. A process that dies in the middle, or hears
 * nothing of the database for so long, is replaced when its lease ends, after two minutes unless another time is given.
 * @returns what the work gave; or after how many milliseconds it may be worth looking again
 * @throws what the work throws
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
    // Where the database is away another process may take the lease: leased work may be done twice.
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

/** Waits for the lease, however long, then does the work. */
export async function doAlone<Result>(parts: Parts, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const end = await withLease(parts, { name: "alone", leaseMs: SHORT_LEASE_MS }, work);
    if ("result" in end) return end.result;
    await pause(ASK_AGAIN_MS);
  }
}
