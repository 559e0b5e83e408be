import type { WriteTransaction } from "../../platform/db/queryable.server.ts";

/**
 * The tables of sessions and of everything else that grants access to its holder. Their rows must not survive a
 * restore.
 */
const TABLES = ["sessions", "trusted_devices", "recovery_codes", "invitations", "previews"] as const;

/** Ends all sessions, and invalidates trusted devices, recovery codes, invitations and preview links. */
export async function deleteSignInSecrets(transaction: WriteTransaction): Promise<void> {
  for (const table of TABLES) await transaction.deleteFrom(table).execute();
}
