import { sql } from "kysely";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open.ts";
import { foundation } from "./0001-foundation.ts";
import { drawnPictures } from "./0002-drawn-pictures.ts";
import { desk } from "./0003-desk.ts";
import { photos } from "./0004-photos.ts";

const article = (title: string, slug: string) => sql`
  insert into articles (id, slug, title, excerpt, description_html, content, content_html, category, author,
    publish_date, sources, publication, version, search_text, html_version, created_at, updated_at)
  values (${slug.padEnd(24, "0")}, ${slug}, ${title}, '', '', '', '', 'education', '', '2026-01-01', '[]',
    'published', 1, '', 1, '', '')`;

test("a directory of an older release is ordered by title like a new one, and has the same tables and indexes", async () => {
  const [older, fresh] = [openDatabase(await temporaryFolder()), openDatabase(await temporaryFolder())];
  const schemaOf = async ({ read }: typeof older) => {
    const { rows } = await sql<{ sql: string }>`select sql from sqlite_master
      where sql is not null and name not like 'kysely%' and name not like 'sqlite%' order by name`.execute(read);
    return rows.map((row) => row.sql);
  };
  try {
    const { write, read, dialect } = older;
    await foundation(dialect.schema).up(write);
    await drawnPictures.up(write);
    await article("Zones", "zones").execute(write);
    await article("Àge rings", "age-rings").execute(write);
    await sql`insert into slugs (kind, slug, entry_id) values ('article', 'zones', 'z')`.execute(write);
    await desk(dialect.schema).up(write);
    await photos.up(write);
    const rows = await read.selectFrom("articles").select(["title", "sort_key"]).orderBy("sort_key").execute();
    expect(rows).toEqual([
      { title: "Àge rings", sort_key: "age rings" },
      { title: "Zones", sort_key: "zones" },
    ]);
    expect(await read.selectFrom("slugs").select("purged").execute()).toEqual([{ purged: null }]);
    await migrate(fresh);
    expect(await schemaOf(older)).toEqual(await schemaOf(fresh));
  } finally {
    await older.close();
    await fresh.close();
  }
});

test("each list of the desk is answered from one index, without a look into the rows", async () => {
  const db = openDatabase(await temporaryFolder());
  try {
    await migrate(db);
    const planOf = async (query: string) => {
      const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(query)}`.execute(db.read);
      return rows[0]?.detail;
    };
    const wanted: Record<string, string[]> = {
      "tuskers where binned_at is null": [
        "sort_key, id",
        "(age is null), age, sort_key, id",
        "(age is null), age desc, sort_key, id",
        "status desc, sort_key, id",
        "updated_at desc, id",
      ],
      "tuskers where binned_at is null and publication = 'published'": ["sort_key, id", "age, id", "updated_at, id"],
      "tuskers where binned_at is null and category = 'wild'": ["sort_key, id", "status, id", "updated_at, id"],
      "tuskers where binned_at is null and status = 'dead'": ["sort_key, id", "age, id", "updated_at, id"],
      "articles where binned_at is null": ["sort_key, id", "publish_date, id", "updated_at, id"],
      "articles where binned_at is null and publication = 'draft'": ["sort_key, id", "publish_date, id"],
      "articles where binned_at is null and publication = 'published' and publish_date <= '2026'": ["sort_key, id"],
      "articles where binned_at is null and category = 'research'": ["sort_key, id", "updated_at, id"],
    };
    for (const [list, orders] of Object.entries(wanted)) {
      for (const order of orders) {
        const query = `select seq from ${list} order by ${order} limit 20`;
        expect(await planOf(query), query).toMatch(/USING COVERING INDEX/);
      }
    }
    // Public lists stay on the narrower ones.
    expect(
      await planOf(
        "select seq from tuskers where binned_at is null and publication = 'published' order by sort_key, id",
      ),
    ).toContain("COVERING INDEX tuskers_listed ");
  } finally {
    await db.close();
  }
});
