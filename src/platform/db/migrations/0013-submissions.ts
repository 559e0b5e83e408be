import type { Kysely } from "kysely";

/** Adds what writers submit for review, the comments on it, and the secret links that show it to experts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("submissions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("entry_id", "text", (column) => column.notNull())
    .addColumn("entry_name", "text", (column) => column.notNull())
    .addColumn("base_version", "integer", (column) => column.notNull())
    .addColumn("round", "integer", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("reviewer", "text")
    .addColumn("submitted_at", "text", (column) => column.notNull())
    .addColumn("decided_at", "text")
    .execute();
  await db.schema.createIndex("submissions_by_state").on("submissions").columns(["state", "submitted_at"]).execute();
  await db.schema.createIndex("submissions_by_entry").on("submissions").columns(["kind", "entry_id"]).execute();

  await db.schema
    .createTable("submission_comments")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("submission_id", "text", (column) => column.notNull().references("submissions.id").onDelete("cascade"))
    .addColumn("round", "integer", (column) => column.notNull())
    .addColumn("field", "text")
    .addColumn("paragraph", "integer")
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("resolved_at", "text")
    .addColumn("resolved_by", "text")
    .execute();
  await db.schema
    .createIndex("submission_comments_by_submission")
    .on("submission_comments")
    .columns(["submission_id", "created_at"])
    .execute();
}
