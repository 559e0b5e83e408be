import type { WriteTransaction } from "../../platform/db/queryable.server.ts";

/** Every sign-in, and whatever else lets somebody in by being shown: what each row holds is good no more. */
const TABLES = ["sessions", "trusted_devices", "recovery_codes", "invitations", "previews"] as const;

/** Ends all sign-ins, and makes recovery codes, invitations and links of previews void. */
export async function deleteSignInSecrets(transaction: WriteTransaction): Promise<void> {
  for (const table of TABLES) await transaction.deleteFrom(table).execute();
}
