import { sql } from "kysely";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open.ts";
import { foundation } from "./0001-foundation.ts";
import { drawnPictures } from "./0002-drawn-pictures.ts";
import { desk } from "./0003-desk.ts";
import { photos } from "./0004-photos.ts";
import { listsInMemory } from "./0005-lists-in-memory.ts";
import { sharedCounts } from "./0006-shared-counts.ts";
import { turns } from "./0007-turns.ts";

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
    await listsInMemory(dialect.schema).up(write);
    await sharedCounts(dialect.schema).up(write);
    await turns.up(write);
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
