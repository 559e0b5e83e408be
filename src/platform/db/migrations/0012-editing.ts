import type { Kysely } from "kysely";

/** Adds which accounts have the form of which entry open at the moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("editing")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("entry_id", "text", (column) => column.notNull())
    .addColumn("account_seq", "integer", (column) => column.notNull().references("accounts.seq").onDelete("cascade"))
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("begun_at", "text", (column) => column.notNull())
    .addColumn("seen_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("editing_pk", ["kind", "entry_id", "account_seq", "form"])
    .execute();
  await db.schema.createIndex("editing_by_seen").on("editing").column("seen_at").execute();
  await db.schema.createIndex("editing_by_account").on("editing").column("account_seq").execute();
}
