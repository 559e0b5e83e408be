import type { Kysely } from "kysely";

/**
 * Adds the translations of entries and pages, one row for each language. `parts` holds the translated pieces as JSON; `name` is the
 * spelling of a tusker's name in it, and `machine` is 1 if a machine wrote any piece.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("translations")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("entry_id", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("parts", "text", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("name_checked", "integer", (column) => column.notNull())
    .addColumn("machine", "integer", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("updated_by", "text")
    .addPrimaryKeyConstraint("translations_pkey", ["kind", "entry_id", "language"])
    .execute();
}
