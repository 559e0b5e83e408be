import type { Kysely } from "kysely";
import { schemaDialectOf } from "../schema-dialects/schema-dialect-of.server.ts";

/**
 * Adds the e-mail address of an account, the links and mails that go there, and passkeys. An account that exists has no
 * address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("accounts").addColumn("email", "text").execute();
  await db.schema.alterTable("accounts").addColumn("email_confirmed_at", "text").execute();
  await db.schema
    .alterTable("accounts")
    .addColumn("wants_alerts", "integer", (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable("account_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("account_seq", "integer", (column) => column.notNull().references("accounts.seq").onDelete("cascade"))
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("account_links_by_account").on("account_links").columns(["account_seq"]).execute();

  await schemaDialectOf(db)
    .addSequenceKey(db.schema.createTable("account_mails"))
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("recipient", "text")
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_attempt_at", "text")
    .addColumn("last_error", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("account_mails_due").on("account_mails").columns(["state", "next_attempt_at"]).execute();

  await db.schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_seq", "integer", (column) => column.notNull().references("accounts.seq").onDelete("cascade"))
    .addColumn("credential_id", "text", (column) => column.notNull().unique())
    .addColumn("public_key", "text", (column) => column.notNull())
    // Up to 2 ** 32, which an integer of PostgreSQL does not hold.
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text")
    .execute();
  await db.schema.createIndex("passkeys_by_account").on("passkeys").columns(["account_seq"]).execute();

  await db.schema
    .createTable("passkey_challenges")
    .addColumn("challenge", "text", (column) => column.primaryKey())
    .addColumn("account_seq", "integer", (column) => column.references("accounts.seq").onDelete("cascade"))
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
}
