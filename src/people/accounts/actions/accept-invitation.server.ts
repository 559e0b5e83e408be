import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { hashToken, INVITATION_TOKEN_PREFIX, isTokenShaped } from "../../../platform/ids/tokens.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { checkPassword } from "../password.ts";
import { insertAccount } from "../rows/account-rows.server.ts";
import type { InvitationRow } from "../rows/account-tables.server.ts";
import { deleteInvitation, findOpenInvitation } from "../rows/invitation-rows.server.ts";
import { nameTaken } from "./create-account.server.ts";
import { noteAccountActivity } from "./note-account-activity.server.ts";

/** The same sentence for every reason: made up, expired, withdrawn or used. */
const NOT_GOOD = "This invitation is no longer valid. Ask the person who sent it for a new one.";

/** @throws AppError NotFound when the token matches no open invitation. */
export async function getOpenInvitation(db: Queryable, token: string, now: Date): Promise<InvitationRow> {
  const invitation = isTokenShaped(INVITATION_TOKEN_PREFIX, token)
    ? await findOpenInvitation(db, hashToken(token), now)
    : undefined;
  if (!invitation) throw new AppError("NotFound", NOT_GOOD);
  return invitation;
}

/**
 * Creates the account that the link invites to, with the password that the visitor chose. The link works once.
 * @returns the account's name
 * @throws AppError Invalid when the password breaks the rule; NotFound when the token matches no open invitation.
 */
export async function acceptInvitation(
  { db, passwords, clock }: Pick<Services, "db" | "passwords" | "clock">,
  given: { token: string; password: string },
): Promise<string> {
  // Checked before the costly hashing, which nobody may trigger without an invitation.
  const password = checkPassword(given.password, await getOpenInvitation(db.read, given.token, clock.now()));
  const passwordHash = await passwords.hash(password);
  return db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const { id: invitationId, username, role } = await getOpenInvitation(transaction, given.token, now);
    await deleteInvitation(transaction, invitationId);
    try {
      const id = await insertAccount(transaction, { username, role, passwordHash, now });
      const account = { id, username };
      await noteAccountActivity(transaction, { by: username, action: "accepted invitation", account, now });
    } catch (error) {
      if (!db.dialect.isUniqueViolation(error)) throw error;
      throw nameTaken(username, error);
    }
    return username;
  });
}
