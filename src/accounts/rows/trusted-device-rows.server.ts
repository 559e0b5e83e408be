import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";

/** A browser counts as known to an account for this long after its last sign-in. */
export const TRUSTED_DEVICE_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

/** True when the browser signed in to this account within the last 90 days. */
export async function isTrustedDevice(
  db: Queryable,
  device: { accountKey: string; tokenHash: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom("trusted_devices")
    .innerJoin("accounts", "accounts.seq", "trusted_devices.account_seq")
    .select("accounts.seq")
    .where("accounts.username_key", "=", device.accountKey)
    .where("trusted_devices.token_hash", "=", device.tokenHash)
    .where("trusted_devices.expires_at", ">", device.now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** True when the token was handed to a browser by this site, for whichever account, and is still good. */
export async function isKnownDevice(db: Queryable, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("trusted_devices")
    .select("account_seq")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes the browser known to the account, or known for another 90 days. */
export async function saveTrustedDevice(
  transaction: WriteTransaction,
  device: { accountSeq: number; tokenHash: string; now: Date },
): Promise<void> {
  const expiresAt = new Date(device.now.getTime() + TRUSTED_DEVICE_LIFETIME_MS).toISOString();
  await transaction
    .insertInto("trusted_devices")
    .values({
      account_seq: device.accountSeq,
      token_hash: device.tokenHash,
      created_at: device.now.toISOString(),
      expires_at: expiresAt,
    })
    .onConflict((known) => known.columns(["account_seq", "token_hash"]).doUpdateSet({ expires_at: expiresAt }))
    .execute();
}

export async function deleteExpiredTrustedDevices(transaction: WriteTransaction, now: Date): Promise<void> {
  await transaction.deleteFrom("trusted_devices").where("expires_at", "<=", now.toISOString()).execute();
}

/** After a new password every browser is a stranger again: one of them may have been the reason for it. */
export async function deleteTrustedDevicesOf(transaction: WriteTransaction, accountSeq: number): Promise<void> {
  await transaction.deleteFrom("trusted_devices").where("account_seq", "=", accountSeq).execute();
}
