import type { Updateable } from "kysely";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { newEntryId } from "../../../platform/ids/entry-id.ts";
import { asciiMailAddress } from "../../../platform/ids/mail-address.ts";
import type { Action, SubjectKind } from "../../activity/activity.ts";
import type { Role } from "../roles.ts";
import { accountKey } from "../username.ts";
import type { AccountRow, AccountsTable } from "./account-tables.server.ts";

/** The account with that name, in any spelling. */
export async function findAccount(db: Queryable, username: string): Promise<AccountRow | undefined> {
  return db.selectFrom("accounts").selectAll().where("username_key", "=", accountKey(username)).executeTakeFirst();
}

/** @throws AppError NotFound when no account has that name. */
export async function getAccount(db: Queryable, username: string): Promise<AccountRow> {
  const account = await findAccount(db, username);
  if (!account) throw new AppError("NotFound", `There is no account named "${username}".`);
  return account;
}

/** The account of a session. */
export async function findAccountBySeq(db: Queryable, accountSeq: number): Promise<AccountRow | undefined> {
  return db.selectFrom("accounts").selectAll().where("seq", "=", accountSeq).executeTakeFirst();
}

/** @throws AppError NotFound when there is no account with that id. */
export async function getAccountById(db: Queryable, id: string): Promise<AccountRow> {
  const account = await db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst();
  if (!account) throw new AppError("NotFound", "There is no such account.");
  return account;
}

/** Every account, by name. A site has only a handful. */
export async function allAccounts(db: Queryable): Promise<AccountRow[]> {
  return db.selectFrom("accounts").selectAll().orderBy("username_key").execute();
}

/** The accounts created since the given time, newest first, and who invited each: null if nobody did. */
export async function accountsSince(
  db: Queryable,
  { since, exceptSeq }: { since: Date; exceptSeq: number },
): Promise<{ username: string; createdAt: string; invitedBy: string | null }[]> {
  return db
    .selectFrom("accounts")
    .select((account) => [
      "accounts.username",
      "accounts.created_at as createdAt",
      account
        .selectFrom("activities")
        .select("activities.username")
        .where("activities.subject_kind", "=", "account" satisfies SubjectKind)
        .where("activities.action", "=", "invited" satisfies Action)
        .whereRef("activities.subject_name", "=", "accounts.username")
        .whereRef("activities.happened_at", "<=", "accounts.created_at")
        .orderBy("activities.seq", "desc")
        .limit(1)
        .as("invitedBy"),
    ])
    .where("accounts.created_at", ">=", since.toISOString())
    .where("accounts.seq", "!=", exceptSeq)
    .orderBy("accounts.seq", "desc")
    .execute();
}

export async function hasAccounts(db: Queryable): Promise<boolean> {
  return (await db.selectFrom("accounts").select("seq").limit(1).executeTakeFirst()) !== undefined;
}

/** Whether an administrator is left who can sign in. */
export async function hasActiveAdministrator(db: Queryable): Promise<boolean> {
  const row = await db
    .selectFrom("accounts")
    .select("seq")
    .where("role", "=", "administrator")
    .where("disabled_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** More accounts with one address are not mailed at once: nobody needs that many. */
const MOST_OF_ONE_ADDRESS = 5;

/** The accounts with that name or confirmed address that can get a link for a new password. */
export async function findAccountsToReset(db: Queryable, nameOrAddress: string): Promise<{ seq: number }[]> {
  return db
    .selectFrom("accounts")
    .select("seq")
    .where("disabled_at", "is", null)
    .where("email_confirmed_at", "is not", null)
    .where((account) =>
      account.or([
        account("username_key", "=", accountKey(nameOrAddress)),
        account(account.fn("lower", ["email"]), "=", asciiMailAddress(nameOrAddress.trim()).toLowerCase()),
      ]),
    )
    .orderBy("seq")
    .limit(MOST_OF_ONE_ADDRESS)
    .execute();
}

/**
 * Where to tell that the site needs attention: the confirmed addresses of the administrators who can sign in and asked
 * for it.
 */
export async function readAlertAddresses(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom("accounts")
    .select("email")
    .distinct()
    .where("role", "=", "administrator")
    .where("disabled_at", "is", null)
    .where("wants_alerts", "=", 1)
    .where("email_confirmed_at", "is not", null)
    .where("email", "is not", null)
    .orderBy("email")
    .$narrowType<{ email: string }>()
    .execute();
  return rows.map(({ email }) => email);
}

/**
 * Returns the account's id.
 * @throws the database's unique violation when the name is taken.
 */
export async function insertAccount(
  transaction: WriteTransaction,
  account: { username: string; role: Role; passwordHash: string; now: Date },
): Promise<string> {
  const id = newEntryId();
  await transaction
    .insertInto("accounts")
    .values({
      id,
      username: account.username,
      username_key: accountKey(account.username),
      role: account.role,
      password_hash: account.passwordHash,
      created_at: account.now.toISOString(),
      disabled_at: null,
    })
    .execute();
  return id;
}

export async function updateAccount(
  transaction: WriteTransaction,
  accountSeq: number,
  change: Updateable<AccountsTable>,
): Promise<void> {
  await transaction.updateTable("accounts").set(change).where("seq", "=", accountSeq).execute();
}

/** The columns of an account that signs in by its password alone. */
export const NO_SECOND_FACTOR = { totp_secret: null, totp_enabled_at: null, totp_last_step: null };
