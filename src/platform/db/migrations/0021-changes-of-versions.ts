import type { Kysely } from "kysely";
import { schemaDialectOf } from "../schema-dialects/schema-dialect-of.server.ts";

/** What was recorded as a change before, and the two columns that webhooks tell of. */
const RECORDED = {
  tuskers: ["id", "sort_key", "search_text", "category", "status", "age", "updated_at", "publication", "binned_at"],
  articles: ["id", "sort_key", "search_text", "category", "publish_date", "updated_at", "publication", "binned_at"],
};

/** Records changes of `slug` and `version` as well, so that webhooks need to compare only what was recorded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, kind] of [
    ["tuskers", "tusker"],
    ["articles", "article"],
  ] as const) {
    await schemaDialectOf(db).recordChanges(db, { table, kind, columns: [...RECORDED[table], "slug", "version"] });
  }
}
