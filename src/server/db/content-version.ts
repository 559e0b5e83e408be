import { sql } from "kysely";
import type { Queryable, WriteTransaction } from "./queryable.ts";

const KEY = "content_version";

/** The number that every public change raises; what is made from public content is good while it stays the same. */
export async function getContentVersion(db: Queryable): Promise<number> {
  const row = await db.selectFrom("site_state").select("value").where("key", "=", KEY).executeTakeFirstOrThrow();
  return Number(row.value);
}

/** Raises the content version; part of the transaction that changes the content, so that both are seen together. */
export async function raiseContentVersion(transaction: WriteTransaction): Promise<void> {
  await transaction
    .updateTable("site_state")
    .set({ value: sql<string>`cast(cast(value as integer) + 1 as text)` })
    .where("key", "=", KEY)
    .execute();
}
