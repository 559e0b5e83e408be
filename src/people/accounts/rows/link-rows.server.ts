import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { AccountLinkRow } from "./account-tables.server.ts";

type Purpose = AccountLinkRow["purpose"];

/** Stores a link, and deletes all that have expired. */
export async function insertLink(
  transaction: WriteTransaction,
  link: { tokenHash: string; accountSeq: number; purpose: Purpose; email: string; now: Date; expiresAt: Date },
): Promise<void> {
  await transaction.deleteFrom("account_links").where("expires_at", "<=", link.now.toISOString()).execute();
  await transaction
    .insertInto("account_links")
    .values({
      token_hash: link.tokenHash,
      account_seq: link.accountSeq,
      purpose: link.purpose,
      email: link.email,
      created_at: link.now.toISOString(),
      expires_at: link.expiresAt.toISOString(),
    })
    .execute();
}

/** The link with that token, while it is valid. */
export async function findLink(
  db: Queryable,
  { tokenHash, purpose, now }: { tokenHash: string; purpose: Purpose; now: Date },
): Promise<AccountLinkRow | undefined> {
  return db
    .selectFrom("account_links")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** The address that the account was asked to confirm last, while that link is valid. */
export async function findUnconfirmedAddress(
  db: Queryable,
  accountSeq: number,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("account_links")
    .select("email")
    .where("account_seq", "=", accountSeq)
    .where("purpose", "=", "email")
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row?.email;
}

/** Voids the links of an account. @param purpose only those; all if left out */
export async function deleteLinksOf(
  transaction: WriteTransaction,
  accountSeq: number,
  purpose?: Purpose,
): Promise<void> {
  await transaction
    .deleteFrom("account_links")
    .where("account_seq", "=", accountSeq)
    .$if(purpose !== undefined, (query) => query.where("purpose", "=", purpose ?? "email"))
    .execute();
}
