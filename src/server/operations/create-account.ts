import { checkPassword } from "../../domain/accounts/password.ts";
import { checkUsername } from "../../domain/accounts/username.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { hashPassword } from "../auth/passwords.ts";
import { insertAccount } from "../db/accounts.ts";
import type { Services } from "../services.ts";

/**
 * Makes an administrator's account and answers its name as stored.
 * @throws AppError Invalid when name or password break the rules; Conflict when the name is taken in any spelling.
 */
export async function createAccount(
  { db, clock }: Pick<Services, "db" | "clock">,
  account: { username: string; password: string },
): Promise<string> {
  const username = checkUsername(account.username);
  const passwordHash = await hashPassword(checkPassword(account.password));
  try {
    await insertAccount(db.write, { username, passwordHash, now: clock.now() });
  } catch (error) {
    if (!db.dialect.isUniqueViolation(error)) throw error;
    throw new AppError("Conflict", `There is already an account named "${username}".`, { cause: error });
  }
  return username;
}
