import { sql } from "kysely";
import { expect, test } from "vitest";
import { TEST_DATABASE } from "../../../../tests/support/test-database.ts";
import { temporaryDatabase } from "../../../../tests/support/test-services.ts";
import { listArticleSeqs } from "../articles.ts";
import { listTuskerSeqs } from "../tuskers.ts";
import { foundation } from "./0001-foundation.ts";
import { drawnPictures } from "./0002-drawn-pictures.ts";
import { desk } from "./0003-desk.ts";
import { photos } from "./0004-photos.ts";
import { listsInMemory } from "./0005-lists-in-memory.ts";

test("a directory of an older release is listed and searched like a new one", async () => {
  const db = await (await temporaryDatabase())();
  const { write, dialect } = db;
  await foundation(dialect.schema).up(write);
  await drawnPictures.up(write);
  await desk(dialect.schema).up(write);
  await photos.up(write);
  for (const [number, name] of ["sando", "gemunu"].entries()) {
    const id = String(number).padStart(24, "0");
    await sql`insert into tuskers (id, slug, name, sort_key, description, description_html, summary, status, location,
        category, aliases, sources, publication, version, search_text, html_version, created_at, updated_at)
      values (${id}, ${name}, ${name}, ${name}, '', '', '', 'alive', 'Yala', 'wild', '[]', '[]', 'published', 1, ${name},
        1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`.execute(write);
    await sql`insert into articles (id, slug, title, excerpt, description_html, content, content_html, category, author,
        publish_date, sources, publication, version, search_text, html_version, created_at, updated_at)
      values (${id}, ${name}, ${name}, '', '', '', '', 'education', '', '2026-01-01', '[]', 'published', 1, ${name}, 1,
        '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`.execute(write);
  }
  await listsInMemory(dialect.schema).up(write);
  await db.follow();
  expect([...(await listTuskerSeqs(db, { includeDrafts: false }))]).toEqual([2, 1]);
  expect([...(await listTuskerSeqs(db, { includeDrafts: false, search: "and" }))]).toEqual([1]);
  expect([...(await listArticleSeqs(db, { search: "mun" }))]).toEqual([2]);
  // Changes are written down from then on.
  await sql`update tuskers set search_text = 'mountain' where seq = 1`.execute(write);
  expect([...(await listTuskerSeqs(db, { includeDrafts: false, search: "mount" }))]).toEqual([1]);
  // Nothing is left of the indexes by which lists were answered before.
  const all =
    TEST_DATABASE === "postgres" ? sql`(select indexname as name from pg_indexes) as indexes` : sql`sqlite_master`;
  const { rows } = await sql<{ name: string }>`select name from ${all}
    where name like '%_fts%' or name like '%_listed%' or name like '%_desk%'`.execute(db.read);
  expect(rows).toEqual([]);
});
