import type { Kysely } from "kysely";

const EMPTY = { claims: "{}", events: "[]", features: "[]", relations: "[]" };

/** Adds what is recorded of a tusker: facts with their accounts, events, features and relations, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, empty] of Object.entries(EMPTY)) {
    await db.schema
      .alterTable("tuskers")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(empty))
      .execute();
  }
}
