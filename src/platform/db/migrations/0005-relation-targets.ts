import type { Kysely } from "kysely";

/** Adds which tuskers the relations of a tusker name, so that a relation can be shown from both sides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("relation_targets")
    .addColumn("tusker_seq", "integer", (column) => column.notNull().references("tuskers.seq").onDelete("cascade"))
    .addColumn("to_id", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("relation_targets_key", ["tusker_seq", "to_id"])
    .execute();
  await db.schema.createIndex("relation_targets_by_target").on("relation_targets").columns(["to_id"]).execute();
}
