import { accountKey } from "../../domain/accounts/username.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import type { Queryable, WriteTransaction } from "./queryable.ts";
import type { AccountRow } from "./schema.ts";

/** The account of that name, in whatever spelling. */
export async function findAccount(db: Queryable, username: string): Promise<AccountRow | undefined> {
  return db.selectFrom("accounts").selectAll().where("username_key", "=", accountKey(username)).executeTakeFirst();
}

/** @throws AppError NotFound when nobody has that name. */
export async function getAccount(db: Queryable, username: string): Promise<AccountRow> {
  const account = await findAccount(db, username);
  if (!account) throw new AppError("NotFound", `There is no account named "${username}".`);
  return account;
}

/** Every account, by name. A site has a handful. */
export async function allAccounts(db: Queryable): Promise<AccountRow[]> {
  return db.selectFrom("accounts").selectAll().orderBy("username_key").execute();
}

export async function hasAccounts(db: Queryable): Promise<boolean> {
  return (await db.selectFrom("accounts").select("seq").limit(1).executeTakeFirst()) !== undefined;
}

/** @throws the database's unique violation when the name is taken. */
export async function insertAccount(
  transaction: Queryable | WriteTransaction,
  account: { username: string; passwordHash: string; now: Date },
): Promise<void> {
  await transaction
    .insertInto("accounts")
    .values({
      username: account.username,
      username_key: accountKey(account.username),
      password_hash: account.passwordHash,
      created_at: account.now.toISOString(),
      disabled_at: null,
    })
    .execute();
}

export async function savePasswordHash(
  transaction: WriteTransaction,
  accountSeq: number,
  passwordHash: string,
): Promise<void> {
  await transaction
    .updateTable("accounts")
    .set({ password_hash: passwordHash })
    .where("seq", "=", accountSeq)
    .execute();
}

/** @param disabledAt null lets the account sign in again. */
export async function saveDisabledAt(
  transaction: WriteTransaction,
  accountSeq: number,
  disabledAt: Date | null,
): Promise<void> {
  await transaction
    .updateTable("accounts")
    .set({ disabled_at: disabledAt?.toISOString() ?? null })
    .where("seq", "=", accountSeq)
    .execute();
}
