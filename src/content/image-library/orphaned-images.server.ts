import { type Expression, type SqlBool, sql } from "kysely";
import { countRows } from "../../platform/db/count-rows.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { imagesNamedIn } from "../images/named-images.ts";
import { listPreviewContents } from "../previews/preview-rows.server.ts";
import { listOpenContents } from "../review/rows/submission-rows.server.ts";
import { isUsedByEntries } from "./image-uses.server.ts";

/**
 * True for images that no entry shows (bin included) and that neither a revision, an open submission nor an unexpired
 * preview names. Photographs of letters belong to their letter.
 */
async function isOrphaned(db: Queryable, now: Date): Promise<Expression<SqlBool>> {
  const contents = [...(await listPreviewContents(db, now)), ...(await listOpenContents(db))];
  const named = [...new Set(contents.flatMap((content) => [...imagesNamedIn(content)]))];
  const isNamed = named.length === 0 ? sql`(1 = 0)` : sql`(images.name in (${sql.join(named)}))`;
  return sql<boolean>`images.letter_id is null and not ${isUsedByEntries} and not ${isNamed}
    and not exists (select 1 from revision_images where revision_images.image_name = images.name)`;
}

/** The number of unused images of any age. */
export const countOrphans = async (db: Queryable, now: Date): Promise<number> =>
  countRows(db.selectFrom("images").where(await isOrphaned(db, now)));

/** The names of unused images uploaded at or before that time, the oldest first. */
export async function listOrphans(
  db: Queryable,
  { now, takenInBefore, limit }: { now: Date; takenInBefore: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("images")
    .select("name")
    .where("created_at", "<=", takenInBefore.toISOString())
    .where(await isOrphaned(db, now))
    .orderBy("created_at")
    .orderBy("name")
    .limit(limit)
    .execute();
  return rows.map((row) => row.name);
}

/** Which of these file names have a row, as images or as variants. */
export async function listKnownFiles(
  db: Queryable,
  table: "images" | "image_variants",
  names: string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db.selectFrom(table).select("name").where("name", "in", names).execute();
  return new Set(rows.map((row) => row.name));
}
