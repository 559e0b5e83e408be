import type { Kysely } from "kysely";

/** Adds the Wikidata item of a tusker. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("tuskers").addColumn("wikidata", "text").execute();
}
