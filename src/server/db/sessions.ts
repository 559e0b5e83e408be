import type { ExpressionBuilder } from "kysely";
import type { Queryable, WriteTransaction } from "./queryable.ts";
import type { Database, SessionRow } from "./schema.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A sign-in lasts this long at most … */
const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** … and ends earlier when it is not used for this long. */
const SESSION_IDLE_MS = 7 * DAY_MS;

const after = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();

const isLive = (sessions: ExpressionBuilder<Database, "sessions">, now: Date) =>
  sessions.and([
    sessions("sessions.expires_at", ">", now.toISOString()),
    sessions("sessions.last_used_at", ">", after(now, -SESSION_IDLE_MS)),
  ]);

/** Whose session a token opens, and when it was last seen. */
export type LiveSession = { sessionSeq: number; accountSeq: number; username: string; lastUsedAt: string };

/** The session of that token, unless it is over (by age, by disuse) or its account is disabled. */
export async function findLiveSession(db: Queryable, tokenHash: string, now: Date): Promise<LiveSession | undefined> {
  return db
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.seq", "sessions.account_seq")
    .select([
      "sessions.seq as sessionSeq",
      "sessions.account_seq as accountSeq",
      "sessions.last_used_at as lastUsedAt",
      "accounts.username",
    ])
    .where("sessions.token_hash", "=", tokenHash)
    .where("accounts.disabled_at", "is", null)
    .where((sessions) => isLive(sessions, now))
    .executeTakeFirst();
}

/** When the session ends however much it is used (ISO 8601, UTC); undefined when it is gone. */
export async function findSessionExpiry(db: Queryable, sessionSeq: number): Promise<string | undefined> {
  const row = await db.selectFrom("sessions").select("expires_at").where("seq", "=", sessionSeq).executeTakeFirst();
  return row?.expires_at;
}

/** The sessions of an account that are still good, the newest first. */
export async function liveSessionsOf(db: Queryable, accountSeq: number, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom("sessions")
    .selectAll()
    .where("account_seq", "=", accountSeq)
    .where((sessions) => isLive(sessions, now))
    .orderBy("seq", "desc")
    .execute();
}

/** Begins a session and answers when it ends at the latest (ISO 8601, UTC). */
export async function insertSession(
  transaction: WriteTransaction,
  session: { accountSeq: number; tokenHash: string; now: Date },
): Promise<string> {
  const expiresAt = after(session.now, SESSION_LIFETIME_MS);
  await transaction
    .insertInto("sessions")
    .values({
      account_seq: session.accountSeq,
      token_hash: session.tokenHash,
      created_at: session.now.toISOString(),
      last_used_at: session.now.toISOString(),
      expires_at: expiresAt,
    })
    .execute();
  return expiresAt;
}

export async function saveLastUse(db: Queryable, sessionSeq: number, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ last_used_at: now.toISOString() }).where("seq", "=", sessionSeq).execute();
}

/** Ends one session of an account. False when the account has no such session. */
export async function deleteSession(
  db: Queryable | WriteTransaction,
  accountSeq: number,
  sessionSeq: number,
): Promise<boolean> {
  const result = await db
    .deleteFrom("sessions")
    .where("account_seq", "=", accountSeq)
    .where("seq", "=", sessionSeq)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends every session of an account and answers how many there were. */
export async function deleteSessionsOf(db: Queryable | WriteTransaction, accountSeq: number): Promise<number> {
  const result = await db.deleteFrom("sessions").where("account_seq", "=", accountSeq).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Removes what is over; nobody could use it any more. */
export async function deleteExpiredSessions(transaction: WriteTransaction, now: Date): Promise<void> {
  await transaction
    .deleteFrom("sessions")
    .where((sessions) => sessions.not(isLive(sessions, now)))
    .execute();
}
