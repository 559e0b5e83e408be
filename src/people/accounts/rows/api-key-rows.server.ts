import { preparedQuery } from "../../../platform/db/prepared-query.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { newEntryId } from "../../../platform/ids/entry-id.ts";
import type { Role } from "../roles.ts";
import type { ApiKeyRow } from "./account-tables.server.ts";

/** How long the list still shows a key that has expired, so that its owner sees why a program stopped working. */
const KEPT_EXPIRED_MS = 30 * 24 * 60 * 60 * 1000;

/** A key that may be used, with its account as it is now. */
export type LiveApiKey = Pick<ApiKeyRow, "id" | "account_seq" | "scope" | "last_used_on"> & {
  username: string;
  role: Role;
};

// Prepared, because it runs at every call with a key.
const findKey = preparedQuery((db, { keyHash, now }: { keyHash: string; now: string }) =>
  db
    .selectFrom("api_keys")
    .innerJoin("accounts", "accounts.seq", "api_keys.account_seq")
    .select([
      "api_keys.id",
      "api_keys.account_seq",
      "api_keys.scope",
      "api_keys.last_used_on",
      "accounts.username",
      "accounts.role",
    ])
    .where("api_keys.key_hash", "=", keyHash)
    .where("api_keys.expires_at", ">", now)
    .where("accounts.disabled_at", "is", null),
);

/** The key with that hash, unless it has expired or its account is disabled. */
export async function findLiveApiKey(db: Queryable, keyHash: string, now: Date): Promise<LiveApiKey | undefined> {
  return (await findKey(db, { keyHash, now: now.toISOString() }))[0];
}

/** Records the day of the last use. */
export async function saveApiKeyUse(db: Queryable, { id, day }: { id: string; day: string }): Promise<void> {
  await db.updateTable("api_keys").set({ last_used_on: day }).where("id", "=", id).execute();
}

/** The keys of one account or of all, newest first, with the names of their accounts. */
export async function listApiKeys(db: Queryable, accountSeq?: number): Promise<(ApiKeyRow & { username: string })[]> {
  return db
    .selectFrom("api_keys")
    .innerJoin("accounts", "accounts.seq", "api_keys.account_seq")
    .selectAll("api_keys")
    .select("accounts.username")
    .$if(accountSeq !== undefined, (query) => query.where("account_seq", "=", accountSeq ?? 0))
    .orderBy("api_keys.created_at", "desc")
    .orderBy("api_keys.id")
    .execute();
}

/** Deletes keys of all accounts that expired some time ago. */
export async function deleteExpiredApiKeys(transaction: WriteTransaction, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - KEPT_EXPIRED_MS).toISOString();
  await transaction.deleteFrom("api_keys").where("expires_at", "<=", limit).execute();
}

export async function insertApiKey(
  transaction: WriteTransaction,
  { now, ...key }: Omit<ApiKeyRow, "id" | "created_at" | "last_used_on"> & { now: Date },
): Promise<ApiKeyRow> {
  return transaction
    .insertInto("api_keys")
    .values({ ...key, id: newEntryId(), created_at: now.toISOString(), last_used_on: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Returns the deleted key; undefined when there is none with that id.
 * @param accountSeq the only account whose key may be deleted; left out for any account
 */
export async function deleteApiKey(
  transaction: WriteTransaction,
  { id, accountSeq }: { id: string; accountSeq?: number | undefined },
): Promise<ApiKeyRow | undefined> {
  return transaction
    .deleteFrom("api_keys")
    .where("id", "=", id)
    .$if(accountSeq !== undefined, (query) => query.where("account_seq", "=", accountSeq ?? 0))
    .returningAll()
    .executeTakeFirst();
}

export async function deleteApiKeysOf(transaction: WriteTransaction, accountSeq: number): Promise<void> {
  await transaction.deleteFrom("api_keys").where("account_seq", "=", accountSeq).execute();
}
