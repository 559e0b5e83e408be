import type { ExpressionBuilder } from "kysely";
import { preparedQuery } from "../../../platform/db/prepared-query.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { Database } from "../../../platform/db/schema.server.ts";
import { newEntryId } from "../../../platform/ids/entry-id.ts";
import type { Role } from "../roles.ts";
import { updateAccount } from "./account-rows.server.ts";
import type { SessionRow } from "./account-tables.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A session lasts at most this long … */
const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** … and ends earlier when it has been idle for this long. */
const SESSION_IDLE_MS = 7 * DAY_MS;
/** How far the clocks of two nodes may be apart. */
const CLOCK_SKEW_MS = 60 * 60 * 1000;

const after = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();

/**
 * A live session ends after `endsAfter` and was last used after `usedAfter`. One that ends after `endsBy` was made while a
 * clock was wrong, and would outlive all others.
 */
type LiveTimes = { endsAfter: string; endsBy: string; usedAfter: string };

const liveTimes = (now: Date): LiveTimes => ({
  endsAfter: now.toISOString(),
  endsBy: after(now, SESSION_LIFETIME_MS + CLOCK_SKEW_MS),
  usedAfter: after(now, -SESSION_IDLE_MS),
});

const isLiveBy = (sessions: ExpressionBuilder<Database, "sessions">, { endsAfter, endsBy, usedAfter }: LiveTimes) =>
  sessions.and([
    sessions("sessions.expires_at", ">", endsAfter),
    sessions("sessions.expires_at", "<=", endsBy),
    sessions("sessions.last_used_at", ">", usedAfter),
  ]);

const isLive = (sessions: ExpressionBuilder<Database, "sessions">, now: Date) => isLiveBy(sessions, liveTimes(now));

/** The session and account of a token, and when it was last used. */
export type LiveSession = {
  sessionSeq: number;
  accountSeq: number;
  username: string;
  role: Role;
  lastUsedAt: string;
};

// Prepared, because it runs at every signed-in call.
const findSession = preparedQuery((db, { tokenHash, ...times }: { tokenHash: string } & LiveTimes) =>
  db
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.seq", "sessions.account_seq")
    .select([
      "sessions.seq as sessionSeq",
      "sessions.account_seq as accountSeq",
      "sessions.last_used_at as lastUsedAt",
      "accounts.username",
      "accounts.role",
    ])
    .where("sessions.token_hash", "=", tokenHash)
    .where("accounts.disabled_at", "is", null)
    .where((sessions) => isLiveBy(sessions, times)),
);

/** The session with that token, unless it has expired or been idle too long, or its account is disabled. */
export async function findLiveSession(db: Queryable, tokenHash: string, now: Date): Promise<LiveSession | undefined> {
  return (await findSession(db, { tokenHash, ...liveTimes(now) }))[0];
}

/** When the session expires even if it is in use (ISO 8601, UTC); undefined when it is gone. */
export async function findSessionExpiry(db: Queryable, sessionSeq: number): Promise<string | undefined> {
  const row = await db.selectFrom("sessions").select("expires_at").where("seq", "=", sessionSeq).executeTakeFirst();
  return row?.expires_at;
}

/** The sessions of an account that are still valid, newest first. */
export async function liveSessionsOf(db: Queryable, accountSeq: number, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom("sessions")
    .selectAll()
    .where("account_seq", "=", accountSeq)
    .where((sessions) => isLive(sessions, now))
    .orderBy("seq", "desc")
    .execute();
}

/** Starts a session and returns when it expires at the latest (ISO 8601, UTC). */
export async function insertSession(
  transaction: WriteTransaction,
  session: { accountSeq: number; tokenHash: string; device: string | null; now: Date },
): Promise<string> {
  const expiresAt = after(session.now, SESSION_LIFETIME_MS);
  await transaction
    .insertInto("sessions")
    .values({
      id: newEntryId(),
      account_seq: session.accountSeq,
      token_hash: session.tokenHash,
      created_at: session.now.toISOString(),
      last_used_at: session.now.toISOString(),
      expires_at: expiresAt,
      device: session.device,
    })
    .execute();
  await updateAccount(transaction, session.accountSeq, { last_used_at: session.now.toISOString() });
  return expiresAt;
}

/** Records that the session, and therefore its account, was used. */
export async function saveLastUse(
  transaction: WriteTransaction,
  session: { sessionSeq: number; accountSeq: number; now: Date },
): Promise<void> {
  await transaction
    .updateTable("sessions")
    .set({ last_used_at: session.now.toISOString() })
    .where("seq", "=", session.sessionSeq)
    .execute();
  await updateAccount(transaction, session.accountSeq, { last_used_at: session.now.toISOString() });
}

/**
 * True while the session is valid and its account may sign in. Checked again inside the transaction that relies on it.
 */
export async function isSessionLive(
  db: Queryable,
  session: { sessionSeq: number; accountSeq: number; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.seq", "sessions.account_seq")
    .select("sessions.seq")
    .where("sessions.seq", "=", session.sessionSeq)
    .where("sessions.account_seq", "=", session.accountSeq)
    .where("accounts.disabled_at", "is", null)
    .where((sessions) => isLive(sessions, session.now))
    .executeTakeFirst();
  return row !== undefined;
}

/** How many live sessions each account has; accounts without one are left out. */
export async function countLiveSessions(db: Queryable, now: Date): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("sessions")
    .select((select) => ["account_seq", select.fn.countAll<number>().as("sessions")])
    .where((sessions) => isLive(sessions, now))
    .groupBy("account_seq")
    .execute();
  return new Map(rows.map((row) => [row.account_seq, Number(row.sessions)]));
}

/** Ends one session of an account and returns it. Undefined when the account has no such session. */
export async function deleteSession(
  transaction: WriteTransaction,
  accountSeq: number,
  session: { seq: number } | { id: string },
): Promise<SessionRow | undefined> {
  return transaction
    .deleteFrom("sessions")
    .where("account_seq", "=", accountSeq)
    .$call((query) => ("seq" in session ? query.where("seq", "=", session.seq) : query.where("id", "=", session.id)))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Ends the sessions of an account and returns how many there were.
 * @param exceptSeq the session to keep
 */
export async function deleteSessionsOf(
  transaction: WriteTransaction,
  accountSeq: number,
  exceptSeq?: number,
): Promise<number> {
  const result = await transaction
    .deleteFrom("sessions")
    .where("account_seq", "=", accountSeq)
    .$if(exceptSeq !== undefined, (query) => query.where("seq", "!=", exceptSeq ?? 0))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Removes sessions that have ended; nobody could use them any more. */
export async function deleteExpiredSessions(transaction: WriteTransaction, now: Date): Promise<void> {
  await transaction
    .deleteFrom("sessions")
    .where((sessions) => sessions.not(isLive(sessions, now)))
    .execute();
}
