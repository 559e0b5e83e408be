import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { newEntryId } from "../../../platform/ids/entry-id.ts";
import type { PasskeyRow } from "./account-tables.server.ts";

/** The passkeys of an account, newest first. */
export async function listPasskeys(db: Queryable, accountSeq: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom("passkeys")
    .selectAll()
    .where("account_seq", "=", accountSeq)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export async function findPasskey(db: Queryable, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom("passkeys").selectAll().where("credential_id", "=", credentialId).executeTakeFirst();
}

/** @throws the database's unique violation when the authenticator's id is stored already */
export async function insertPasskey(
  transaction: WriteTransaction,
  { now, ...passkey }: Omit<PasskeyRow, "id" | "created_at" | "last_used_at"> & { now: Date },
): Promise<void> {
  await transaction
    .insertInto("passkeys")
    .values({ ...passkey, id: newEntryId(), created_at: now.toISOString(), last_used_at: null })
    .execute();
}

export async function updatePasskeyUse(
  transaction: WriteTransaction,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<void> {
  await transaction
    .updateTable("passkeys")
    .set({ counter, last_used_at: now.toISOString() })
    .where("id", "=", id)
    .execute();
}

/** Returns the deleted passkey; undefined when the account has none with that id. */
export async function deletePasskey(
  transaction: WriteTransaction,
  accountSeq: number,
  id: string,
): Promise<PasskeyRow | undefined> {
  return transaction
    .deleteFrom("passkeys")
    .where("account_seq", "=", accountSeq)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** For how long an authenticator may take to answer a challenge. */
export const CHALLENGE_MS = 5 * 60_000;

/** Stores a challenge, and deletes those that have expired. @param accountSeq null for signing in */
export async function insertChallenge(
  transaction: WriteTransaction,
  { challenge, accountSeq, now }: { challenge: string; accountSeq: number | null; now: Date },
): Promise<void> {
  await transaction.deleteFrom("passkey_challenges").where("expires_at", "<=", now.toISOString()).execute();
  await transaction
    .insertInto("passkey_challenges")
    .values({
      challenge,
      account_seq: accountSeq,
      expires_at: new Date(now.getTime() + CHALLENGE_MS).toISOString(),
    })
    .execute();
}

/** Uses a challenge up. @returns false if there is no such challenge, or it was used or has expired */
export async function takeChallenge(
  transaction: WriteTransaction,
  { challenge, accountSeq, now }: { challenge: string; accountSeq: number | null; now: Date },
): Promise<boolean> {
  const result = await transaction
    .deleteFrom("passkey_challenges")
    .where("challenge", "=", challenge)
    .where("account_seq", accountSeq === null ? "is" : "=", accountSeq)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
