import type { Kysely } from "kysely";

/** Adds the personal API keys of accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("api_keys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_seq", "integer", (column) => column.notNull().references("accounts.seq").onDelete("cascade"))
    .addColumn("key_hash", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("scope", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("last_used_on", "text")
    .execute();
  await db.schema.createIndex("api_keys_by_account").on("api_keys").columns(["account_seq"]).execute();
}
