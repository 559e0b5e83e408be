import type { Kysely } from "kysely";
import { foldForSearch } from "../../text/fold.ts";

type Source = { title: string; url?: string; kind: string; key?: string };
type EntryTable = { seq: number; id: string; sources: string; created_at: string };
type Tables = {
  tuskers: EntryTable;
  articles: EntryTable;
  sources: {
    key: string;
    number: number;
    title: string;
    title_key: string;
    url: string | null;
    kind: string;
    search_text: string;
    created_at: string;
    updated_at: string;
  };
  source_uses: { source_key: string; kind: string; entry_id: string };
  site_state: { key: string; value: string };
};

/** Entries converted at a time: a directory may be large. */
const BATCH = 200;

/**
 * Adds the library of sources, and which entries use each. The sources of the entries become its first: those with one
 * address are one source, and those without an address that have one title.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await createTables(db);
  const known = new Map<string, { key: string; source: Source }>();
  for (const [table, kind] of [
    ["tuskers", "tusker"],
    ["articles", "article"],
  ] as const) {
    for (let last = 0; ; ) {
      const rows = await db
        .selectFrom(table)
        .select(["seq", "id", "sources", "created_at"])
        .where("seq", ">", last)
        .orderBy("seq")
        .limit(BATCH)
        .execute();
      if (rows.length === 0) break;
      for (const row of rows) await convertEntry(db, { table, kind, row, known });
      last = rows.at(-1)?.seq ?? last;
    }
  }
  if (known.size === 0) return;
  await db
    .insertInto("site_state")
    .values({ key: "last_source_number", value: String(known.size) })
    .execute();
}

async function createTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("sources")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("number", "integer", (column) => column.notNull().unique())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("title_key", "text", (column) => column.notNull())
    .addColumn("publisher", "text")
    .addColumn("author", "text")
    .addColumn("date", "text")
    .addColumn("url", "text")
    .addColumn("archive_url", "text")
    .addColumn("read_on", "text")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("language", "text")
    .addColumn("note", "text")
    .addColumn("search_text", "text", (column) => column.notNull())
    .addColumn("merged_into", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sources_by_url").on("sources").column("url").execute();
  await db.schema.createIndex("sources_by_title").on("sources").column("title_key").execute();
  await db.schema
    .createTable("source_uses")
    .addColumn("source_key", "text", (column) => column.notNull().references("sources.key"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("entry_id", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("source_uses_pkey", ["source_key", "kind", "entry_id"])
    .execute();
  await db.schema.createIndex("source_uses_by_entry").on("source_uses").columns(["kind", "entry_id"]).execute();
}

type Converted = {
  table: "tuskers" | "articles";
  kind: string;
  row: EntryTable;
  known: Map<string, { key: string; source: Source }>;
};

async function convertEntry(db: Kysely<Tables>, { table, kind, row, known }: Converted): Promise<void> {
  const before = JSON.parse(row.sources) as Source[];
  if (before.length === 0) return;
  const after = new Map<string, Source>();
  for (const source of before) {
    const same = identityOf(source);
    let found = known.get(same);
    if (found === undefined) {
      found = { key: `S${known.size + 1}`, source };
      known.set(same, found);
      await insertSource(db, found, known.size, row.created_at);
    }
    const { title, url, kind: sourceKind } = found.source;
    if (!after.has(found.key)) {
      after.set(found.key, { key: found.key, title, ...(url === undefined ? {} : { url }), kind: sourceKind });
    }
  }
  await db
    .updateTable(table)
    .set({ sources: JSON.stringify([...after.values()]) })
    .where("seq", "=", row.seq)
    .execute();
  const uses = [...after.keys()].map((source_key) => ({ source_key, kind, entry_id: row.id }));
  await db.insertInto("source_uses").values(uses).execute();
}

/** What makes two sources one: the address, or without any the title. */
function identityOf({ title, url }: Source): string {
  if (url === undefined) return `title ${foldForSearch(title)}`;
  return `url ${URL.parse(url)?.href ?? url}`;
}

async function insertSource(
  db: Kysely<Tables>,
  { key, source }: { key: string; source: Source },
  number: number,
  createdAt: string,
): Promise<void> {
  const { title, url = null, kind } = source;
  await db
    .insertInto("sources")
    .values({
      key,
      number,
      title,
      title_key: foldForSearch(title),
      url,
      kind,
      search_text: [title, url ?? ""].map(foldForSearch).join("\n"),
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute();
}
