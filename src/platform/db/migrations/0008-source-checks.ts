import type { Kysely } from "kysely";

/**
 * Adds to the sources what is known of their addresses: the state that the weekly check found, and when the next one is
 * due. Nothing is known of those that exist.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of [
    ...["check_state", "check_since", "checked_at", "alive_at", "moved_to"],
    ...["first_title", "page_title", "check_problem", "check_due_at"],
  ]) {
    await db.schema.alterTable("sources").addColumn(column, "text").execute();
  }
  await db.schema
    .alterTable("sources")
    .addColumn("check_failures", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("sources_by_check_due").on("sources").column("check_due_at").execute();
}
