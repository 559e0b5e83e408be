import { type Kysely, sql } from "kysely";

/** Adds the warnings that entries were saved with, and who has looked at them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("entry_warnings")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("entry_id", "text", (column) => column.notNull())
    .addColumn("warnings", "text", (column) => column.notNull())
    .addColumn("seen_at", "text")
    .addColumn("seen_by", "text")
    .addPrimaryKeyConstraint("entry_warnings_pk", ["kind", "entry_id"])
    .execute();
  await sql`create index entry_warnings_unseen on entry_warnings (kind, entry_id) where seen_at is null`.execute(db);
}
