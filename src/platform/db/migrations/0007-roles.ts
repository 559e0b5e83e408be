import type { Kysely } from "kysely";

/**
 * Adds the role of accounts and invitations. Until now every account could do everything, so that those that exist, and
 * those in backups of before, become administrators.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["accounts", "invitations"]) {
    await db.schema
      .alterTable(table)
      .addColumn("role", "text", (column) => column.notNull().defaultTo("administrator"))
      .execute();
  }
}
