import { sql } from "kysely";
import { expect, test } from "vitest";
import { temporaryDatabase } from "../../../../tests/support/test-services.ts";
import { foundation } from "./0001-foundation.ts";
import { drawnPictures } from "./0002-drawn-pictures.ts";
import { desk } from "./0003-desk.ts";
import { photos } from "./0004-photos.ts";

test("pictures and histories of an older release are found like new ones", async () => {
  const db = await (await temporaryDatabase())();
  const { write, read, dialect } = db;
  await foundation(dialect.schema).up(write);
  await drawnPictures.up(write);
  await desk(dialect.schema).up(write);
  await sql`insert into images (name, kind, type, width, height, bytes, hash, alt, credit, created_at)
    values ('raja.jpg', 'tusker', 'image/jpeg', 10, 10, 10, '', 'Á bull', 'A. PERERA', '2026-01-01T00:00:00.000Z')`.execute(
    write,
  );
  for (let version = 1; version <= 450; version += 1) {
    const images = version % 2 === 0 ? ["/uploads/public/raja.jpg"] : [];
    const content = { images, description: version === 3 ? '<img src="/uploads/public/gone.jpg">' : "" };
    await sql`insert into revisions (kind, entry_id, version, action, content, made_at)
      values ('tusker', 'a', ${version}, 'changed', ${JSON.stringify(content)}, '')`.execute(write);
  }
  await photos.up(write);
  expect(await read.selectFrom("images").select(["search_text", "variants_due"]).execute()).toEqual([
    { search_text: "raja.jpg\na bull\na. perera", variants_due: "2026-01-01T00:00:00.000Z" },
  ]);
  const counts = await sql<{ image_name: string; total: number }>`
    select image_name, count(*) as total from revision_images group by image_name order by image_name`.execute(read);
  expect(counts.rows).toEqual([
    { image_name: "gone.jpg", total: 1 },
    { image_name: "raja.jpg", total: 225 },
  ]);
});
