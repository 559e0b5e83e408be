import type { Kysely } from "kysely";

/**
 * Adds the versions of the pages that are edited in the admin area. A page without any is as it was shipped, which is
 * its version 1: the first row of a page is version 2.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("page_versions")
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("publication", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("made_by", "text")
    .addColumn("made_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_versions_pkey", ["page", "version"])
    .execute();
}
