import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { hashToken, INVITATION_TOKEN_PREFIX, newToken } from "../../../platform/ids/tokens.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { checkMay } from "../check-may.ts";
import { ROLE_LABELS, type Role } from "../roles.ts";
import { findAccount } from "../rows/account-rows.server.ts";
import type { InvitationRow } from "../rows/account-tables.server.ts";
import {
  deleteExpiredInvitations,
  deleteInvitation,
  deleteInvitationsBy,
  insertInvitation,
  isNameInvited,
} from "../rows/invitation-rows.server.ts";
import { checkUsername } from "../username.ts";
import { type Confirmation, type ConfirmNeeds, confirmOwnAccount } from "./confirm-own-account.server.ts";
import { nameTaken } from "./create-account.server.ts";
import { noteAccountActivity } from "./note-account-activity.server.ts";
import { getOwnAccount, type SignedInAccount } from "./own-account.server.ts";

/**
 * Invites somebody to create an account with that name and role. The name is reserved while the invitation is valid: 7 days.
 * @returns the invitation, and the token of its link, which is not stored in plain text
 * @throws AppError Invalid when the name is not allowed, or for a wrong password or code of the inviter; Conflict when
 * the name is taken or invited already.
 */
export async function inviteAccount(
  services: ConfirmNeeds,
  given: { username: string; role: Role } & Confirmation,
  by: SignedInAccount,
): Promise<{ invitation: InvitationRow; token: string }> {
  const username = checkUsername(given.username);
  const token = newToken(INVITATION_TOKEN_PREFIX);
  const invitation = await confirmOwnAccount(services, by, given, async (transaction, inviter, now) => {
    checkMay(inviter.role, "manage accounts");
    const [invitedBy, role] = [inviter.username, given.role];
    if (await findAccount(transaction, username)) throw nameTaken(username);
    if (await isNameInvited(transaction, username, now)) {
      throw new AppError("Conflict", `There is already an open invitation for the name "${username}".`);
    }
    await deleteExpiredInvitations(transaction, now);
    const inserted = await insertInvitation(transaction, {
      username,
      role,
      tokenHash: hashToken(token),
      invitedBy,
      now,
    });
    const note = { account: { id: null, username }, detail: `as ${ROLE_LABELS[role].toLowerCase()}`, now };
    await noteAccountActivity(transaction, { ...note, by: invitedBy, action: "invited" });
    return inserted;
  });
  return { invitation, token };
}

/** Revokes the link of an invitation. @throws AppError NotFound when there is no such open invitation. */
export async function withdrawInvitation(
  { db, clock }: Pick<Services, "db" | "clock">,
  id: string,
  by: SignedInAccount,
): Promise<void> {
  await db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const { username, role } = await getOwnAccount(transaction, by, now);
    checkMay(role, "manage accounts");
    await deleteExpiredInvitations(transaction, now);
    const withdrawn = await deleteInvitation(transaction, id);
    if (!withdrawn)
      throw new AppError("NotFound", "There is no such invitation. It may have expired or been accepted.");
    const account = { id: null, username: withdrawn.username };
    await noteAccountActivity(transaction, { by: username, action: "withdrew invitation", account, now });
  });
}

/**
 * Revokes all invitations that an account sent, when it is disabled or its password changes: an intruder must not come
 * back through one of them.
 * @param by null where nobody is signed in; `detail` then says where it was done
 */
export async function withdrawInvitationsOf(
  transaction: WriteTransaction,
  inviter: string,
  { by, detail, now }: { by: string | null; detail: string | undefined; now: Date },
): Promise<void> {
  for (const username of await deleteInvitationsBy(transaction, inviter)) {
    const account = { id: null, username };
    await noteAccountActivity(transaction, { by, action: "withdrew invitation", account, detail, now });
  }
}
