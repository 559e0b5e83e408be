import { AppError } from "../../../platform/errors/app-error.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { checkPassword } from "../password.ts";
import type { Role } from "../roles.ts";
import { hasAccounts, insertAccount } from "../rows/account-rows.server.ts";
import { isNameInvited } from "../rows/invitation-rows.server.ts";
import { checkUsername } from "../username.ts";
import { noteAccountActivity, ON_THE_COMMAND_LINE } from "./note-account-activity.server.ts";

export const nameTaken = (username: string, cause?: unknown): AppError =>
  new AppError("Conflict", `There is already an account named "${username}".`, { cause });

/**
 * Creates an account from the command line.
 * @param given without a role, the first account becomes an administrator, because otherwise nobody could manage
 * accounts, and every other one a writer
 * @throws AppError Invalid when name or password break the rules; Conflict when the name is taken in any spelling, or
 * an open invitation reserves it.
 * @returns the name as stored, and the role
 */
export async function createAccount(
  { db, passwords, clock }: Pick<Services, "db" | "passwords" | "clock">,
  given: { username: string; password: string; role?: Role | undefined },
): Promise<{ username: string; role: Role }> {
  const username = checkUsername(given.username);
  const passwordHash = await passwords.hash(checkPassword(given.password, { username }));
  return db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    if (await isNameInvited(transaction, username, now)) {
      throw new AppError("Conflict", `The name "${username}" is reserved for an open invitation.`);
    }
    const role = given.role ?? ((await hasAccounts(transaction)) ? "writer" : "administrator");
    try {
      const id = await insertAccount(transaction, { username, role, passwordHash, now });
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
    return { username, role };
  });
}
