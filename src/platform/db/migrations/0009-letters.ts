import type { Kysely } from "kysely";

/**
 * Adds the letters of readers about a tusker, and to which letter an image belongs. Such an image is not public and not
 * in the library until a keeper takes it; then the column is null, as it is for all other images.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("letters")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("tusker_id", "text", (column) => column.notNull())
    .addColumn("tusker_name", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("about", "text")
    .addColumn("wrong", "text")
    .addColumn("correction", "text")
    .addColumn("source", "text")
    .addColumn("seen", "integer", (column) => column.notNull())
    .addColumn("note", "text")
    .addColumn("image_name", "text")
    .addColumn("maker", "text")
    .addColumn("terms", "text")
    .addColumn("taken_on", "text")
    .addColumn("place", "text")
    .addColumn("permission", "text")
    .addColumn("sender", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("answer", "text")
    .addColumn("taken_version", "integer")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("settled_at", "text")
    .execute();
  await db.schema.createIndex("letters_by_time").on("letters").columns(["created_at", "id"]).execute();
  await db.schema.alterTable("images").addColumn("letter_id", "text").execute();
}
