import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { SchemaDialect } from "../schema-dialect.ts";

/** So many of the newest changes are kept; who knows an older state reads everything anew. */
const KEPT_CHANGES = 10_000;

/** What lists are made from (see `search/directory-index.ts`); the internal key, by which it is read, comes first. */
const NARROW = {
  tuskers: [
    "seq",
    "id",
    "sort_key",
    "search_text",
    "category",
    "status",
    "age",
    "updated_at",
    "publication",
    "binned_at",
  ],
  articles: [
    "seq",
    "id",
    "sort_key",
    "search_text",
    "category",
    "publish_date",
    "updated_at",
    "publication",
    "binned_at",
  ],
};

/** By these lists were answered before. Each was one more page to write at every save. */
const OLD_INDEXES = [
  "tuskers_listed",
  "tuskers_listed_by_category",
  "tuskers_listed_by_status",
  "tuskers_by_name",
  "tuskers_by_age",
  "tuskers_by_status",
  "tuskers_by_change",
  "tuskers_desk",
  "tuskers_desk_by_category",
  "tuskers_desk_by_status",
  "articles_listed",
  "articles_listed_by_category",
  "articles_by_title",
  "articles_by_date",
  "articles_by_change",
  "articles_desk",
  "articles_desk_by_category",
];

/** Lists and searches are answered from memory; the database keeps what that is made from, and tells of changes. */
export const listsInMemory = (dialect: SchemaDialect): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const name of OLD_INDEXES) await sql`drop index ${sql.ref(name)}`.execute(db);
    await dialect.createChangeLog(db, KEPT_CHANGES);
    for (const [table, kind] of [
      ["tuskers", "tusker"],
      ["articles", "article"],
    ] as const) {
      await dialect.dropSubstringIndex(db, table);
      await dialect.createNarrowCopy(db, table, NARROW[table]);
      await dialect.recordChanges(db, { table, kind, columns: NARROW[table].filter((column) => column !== "seq") });
    }
  },
});
