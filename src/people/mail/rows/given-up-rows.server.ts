import type { Queryable } from "../../../platform/db/queryable.server.ts";

/** How many there are, and when the last one was given up; undefined if there are none. */
export type GivenUp = { contact: number; accounts: number; last: string | undefined };

/**
 * Mails that were given up after a time.
 * @param exceptEndings mails to accounts whose subject ends in one of these are left out
 */
export async function findGivenUp(
  db: Queryable,
  { after, exceptEndings }: { after: string; exceptEndings: readonly string[] },
): Promise<GivenUp> {
  const contact = await db
    .selectFrom("deliveries")
    .select(({ fn }) => [fn.countAll<number>().as("total"), fn.max("updated_at").as("last")])
    .where("state", "=", "failed")
    .where("updated_at", ">", after)
    .executeTakeFirstOrThrow();
  const accounts = await db
    .selectFrom("account_mails")
    .select(({ fn }) => [fn.countAll<number>().as("total"), fn.max("updated_at").as("last")])
    .where("state", "=", "failed")
    .where("updated_at", ">", after)
    .where(({ and, eb }) => and(exceptEndings.map((ending) => eb("subject", "not like", `%${ending}`))))
    .executeTakeFirstOrThrow();
  const last = [contact.last, accounts.last].filter((time) => time != null).sort();
  return { contact: Number(contact.total), accounts: Number(accounts.total), last: last.at(-1) };
}
