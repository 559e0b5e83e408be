import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";

/** How long an account trusts a browser after its last sign-in. */
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

/** True if this site issued the token, for any account, and it is still valid. */
export async function isKnownDevice(db: Queryable, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("trusted_devices")
    .select("account_seq")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** True if the account trusts the browser; expired rows must have been deleted before. */
export async function isDeviceOfAccount(
  db: Queryable,
  device: { accountSeq: number; tokenHash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("trusted_devices")
    .select("account_seq")
    .where("account_seq", "=", device.accountSeq)
    .where("token_hash", "=", device.tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes the account trust the browser for 90 days from now. */
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

/** After a password change no browser is trusted any more: an intruder's may have been the reason for it. */
export async function deleteTrustedDevicesOf(transaction: WriteTransaction, accountSeq: number): Promise<void> {
  await transaction.deleteFrom("trusted_devices").where("account_seq", "=", accountSeq).execute();
}
