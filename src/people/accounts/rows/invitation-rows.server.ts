import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { newEntryId } from "../../../platform/ids/entry-id.ts";
import type { Role } from "../roles.ts";
import { accountKey } from "../username.ts";
import type { InvitationRow } from "./account-tables.server.ts";

/** How long an invitation is valid. */
const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** The invitations that are still valid, newest first. */
export async function openInvitations(db: Queryable, now: Date): Promise<InvitationRow[]> {
  return db
    .selectFrom("invitations")
    .selectAll()
    .where("expires_at", ">", now.toISOString())
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** The invitation with that token, while it is valid. */
export async function findOpenInvitation(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return db
    .selectFrom("invitations")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** True while an open invitation reserves that name, in any spelling. */
export async function isNameInvited(db: Queryable, username: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("invitations")
    .select("id")
    .where("username_key", "=", accountKey(username))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** @throws the database's unique violation when the name is invited already. */
export async function insertInvitation(
  transaction: WriteTransaction,
  invitation: { username: string; role: Role; tokenHash: string; invitedBy: string; now: Date },
): Promise<InvitationRow> {
  const { username, now } = invitation;
  return transaction
    .insertInto("invitations")
    .values({
      id: newEntryId(),
      token_hash: invitation.tokenHash,
      username,
      username_key: accountKey(username),
      role: invitation.role,
      invited_by: invitation.invitedBy,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + INVITATION_LIFETIME_MS).toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the deleted invitation; undefined when there was none with that id. */
export async function deleteInvitation(transaction: WriteTransaction, id: string): Promise<InvitationRow | undefined> {
  return transaction.deleteFrom("invitations").where("id", "=", id).returningAll().executeTakeFirst();
}

/** Returns the names that the account had invited. */
export async function deleteInvitationsBy(transaction: WriteTransaction, invitedBy: string): Promise<string[]> {
  const deleted = await transaction
    .deleteFrom("invitations")
    .where("invited_by", "=", invitedBy)
    .returning("username")
    .execute();
  return deleted.map(({ username }) => username);
}

/** For a name that got an account in another way. */
export async function deleteInvitationFor(transaction: WriteTransaction, username: string): Promise<void> {
  await transaction.deleteFrom("invitations").where("username_key", "=", accountKey(username)).execute();
}

/** An expired invitation would otherwise keep its name reserved. */
export async function deleteExpiredInvitations(transaction: WriteTransaction, now: Date): Promise<void> {
  await transaction.deleteFrom("invitations").where("expires_at", "<=", now.toISOString()).execute();
}
