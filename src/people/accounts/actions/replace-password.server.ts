import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { passwordChangedMail } from "../mail/mail-texts.ts";
import { type MailNeeds, tellAccount } from "../mail/tell-account.server.ts";
import { updateAccount } from "../rows/account-rows.server.ts";
import type { AccountRow } from "../rows/account-tables.server.ts";
import { deleteApiKeysOf } from "../rows/api-key-rows.server.ts";
import { deleteLinksOf } from "../rows/link-rows.server.ts";
import { deleteTrustedDevicesOf } from "../rows/trusted-device-rows.server.ts";
import { withdrawInvitationsOf } from "./invite-account.server.ts";
import { noteAccountActivity } from "./note-account-activity.server.ts";

/**
 * Stores another password. What somebody could have got with the old one ends: trusted browsers, API keys,
 * links for a new password and the invitations that the account sent; the caller ends sessions. The owner is told by mail.
 */
export async function replacePassword(
  services: MailNeeds,
  transaction: WriteTransaction,
  change: {
    account: AccountRow;
    passwordHash: string;
    by: string | null;
    /** How it was changed, if not in the usual way. */
    detail?: string;
    now: Date;
  },
): Promise<void> {
  const { account, by, detail, now } = change;
  await updateAccount(transaction, account.seq, { password_hash: change.passwordHash });
  await deleteApiKeysOf(transaction, account.seq);
  await deleteTrustedDevicesOf(transaction, account.seq);
  await deleteLinksOf(transaction, account.seq, "password");
  await withdrawInvitationsOf(transaction, account.username, { by, detail, now });
  await noteAccountActivity(transaction, { by, action: "changed password", account, detail, now });
  await tellAccount(services, transaction, {
    account,
    mail: (about) => passwordChangedMail(about, { at: now, detail }),
  });
}
