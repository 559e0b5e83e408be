import type { Kysely } from "kysely";

/** Adds the data releases and their files. The bytes of a file are stored as Base64, so that backups contain them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("data_releases")
    .addColumn("number", "text", (column) => column.primaryKey())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("licence_key", "text", (column) => column.notNull())
    .addColumn("since", "text")
    .addColumn("counts", "text", (column) => column.notNull())
    .addColumn("tables", "text")
    .addColumn("changes", "text", (column) => column.notNull())
    .addColumn("made_at", "text", (column) => column.notNull())
    .addColumn("recalled_on", "text")
    .addColumn("recalled_why", "text")
    .execute();
  await db.schema
    .createTable("data_release_files")
    .addColumn("number", "text", (column) => column.notNull().references("data_releases.number").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("sha256", "text", (column) => column.notNull())
    .addColumn("content", "text")
    .addPrimaryKeyConstraint("data_release_files_pkey", ["number", "position"])
    .execute();
}
