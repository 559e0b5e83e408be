import type { Kysely } from "kysely";

/** Adds where an image was taken over from, and whether a position can be read there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("images").addColumn("source_url", "text").execute();
  await db.schema
    .alterTable("images")
    .addColumn("source_position", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
