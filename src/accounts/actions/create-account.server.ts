import type { Services } from "../../app/services.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { checkPassword } from "../password.ts";
import { hashPassword } from "../passwords.server.ts";
import { insertAccount } from "../rows/account-rows.server.ts";
import { isNameInvited } from "../rows/invitation-rows.server.ts";
import { checkUsername } from "../username.ts";
import { noteAccountActivity, ON_THE_COMMAND_LINE } from "./note-account-activity.server.ts";

export const nameTaken = (username: string, cause?: unknown): AppError =>
  new AppError("Conflict", `There is already an account named "${username}".`, { cause });

/**
 * Creates an administrator's account from the command line and returns its name as stored.
 * @param hash replaces the password hash in tests that need an account but never sign in to it.
 * @throws AppError Invalid when name or password break the rules; Conflict when the name is taken in any spelling, or
 * an open invitation reserves it.
 */
export async function createAccount(
  { db, clock }: Pick<Services, "db" | "clock">,
  given: { username: string; password: string },
  hash: typeof hashPassword = hashPassword,
): Promise<string> {
  const username = checkUsername(given.username);
  const passwordHash = await hash(checkPassword(given.password, { username }));
  await db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    if (await isNameInvited(transaction, username, now)) {
      throw new AppError("Conflict", `The name "${username}" is reserved for an open invitation.`);
    }
    try {
      const id = await insertAccount(transaction, { username, passwordHash, now });
      const account = { id, username };
      await noteAccountActivity(transaction, {
        by: null,
        action: "created",
        account,
        detail: ON_THE_COMMAND_LINE,
        now,
      });
    } catch (error) {
      if (!db.dialect.isUniqueViolation(error)) throw error;
      throw nameTaken(username, error);
    }
  });
  return username;
}
