import type { Kysely } from "kysely";

/** Adds the secret links that show a submission to an expert, and marks the comments that came by one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("review_links")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("submission_id", "text", (column) => column.notNull().references("submissions.id").onDelete("cascade"))
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("revoked_at", "text")
    .addColumn("revoked_by", "text")
    .addColumn("opened_at", "text")
    .addColumn("expert_name", "text")
    .execute();
  await db.schema
    .createIndex("review_links_by_submission")
    .on("review_links")
    .columns(["submission_id", "created_at"])
    .execute();
  await db.schema.alterTable("submission_comments").addColumn("link_id", "text").execute();
  await db.schema
    .alterTable("submission_comments")
    .addColumn("agrees", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
