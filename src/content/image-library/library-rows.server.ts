import { type Expression, type SqlBool, sql } from "kysely";
import { containsText } from "../../platform/db/contains-text.server.ts";
import { countRows } from "../../platform/db/count-rows.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { toImageDetail, variantsByImages } from "../entries/entry-image-rows.server.ts";
import type { ImageRow } from "../images/image-tables.server.ts";
import type { IndexedDatabase } from "../search/directory-index.server.ts";
import type { ListRange } from "../search/list-filters.server.ts";
import { isAmongShown, isShownToReaders } from "./image-access.server.ts";
import type { LibraryFilter, LibraryImage } from "./image-library.ts";
import { entriesRemembering, isUsedByEntries, usesByImages } from "./image-uses.server.ts";

/** The filters of a list of images, combined with AND. */
export type ImageFilter = {
  /** Folded text to find in the image's name, alternative text or credit, or in the name of an entry that shows it. */
  search?: string | undefined;
  only?: LibraryFilter | undefined;
  /** The current day (YYYY-MM-DD) in Sri Lanka. */
  today: string;
};

/** Photographs of letters are not in the library until a keeper takes them. */
const IS_OWN = sql<boolean>`images.letter_id is null`;

const CONDITIONS: Record<LibraryFilter, (today: string) => Expression<SqlBool>> = {
  unused: () => sql<boolean>`not ${isUsedByEntries}`,
  hidden: (today) => sql<boolean>`not ${isAmongShown(today)}`,
  "without-alt": () => sql<boolean>`coalesce(images.alt, '') = ''`,
  "without-credit": () => sql<boolean>`coalesce(images.credit, '') = ''`,
};

/**
 * True if the folded text occurs in the image's own search text, or in the name of an entry that shows it, bin
 * included.
 */
async function isFound({ index, dialect }: IndexedDatabase, folded: string): Promise<Expression<SqlBool>> {
  const { tusker, article } = await index.current();
  const showsTusker = dialect.index.isOneOf("tusker_images.tusker_seq", tusker.find(folded));
  const showsArticle = dialect.index.isOneOf("article_images.article_seq", article.find(folded));
  return sql<boolean>`(${containsText("images.search_text", folded)}
    or images.name in (select image_name from tusker_images where ${showsTusker})
    or images.name in (select image_name from article_images where ${showsArticle}))`;
}

async function filterOf(db: IndexedDatabase, { search, only, today }: ImageFilter): Promise<Expression<SqlBool>[]> {
  return [
    IS_OWN,
    ...(search === undefined ? [] : [await isFound(db, search)]),
    ...(only === undefined ? [] : [CONDITIONS[only](today)]),
  ];
}

/** One page of the library, the newest first. */
export async function listLibraryImages(
  db: IndexedDatabase,
  filter: ImageFilter,
  range: ListRange,
): Promise<LibraryImage[]> {
  const conditions = await filterOf(db, filter);
  const rows = await db.read
    .selectFrom("images")
    .selectAll()
    .where((where) => where.and(conditions))
    .orderBy("created_at", "desc")
    .orderBy("name", "desc")
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  return completeImages(db.read, rows, filter.today);
}

/** The total number of images that match the filter. */
export async function countLibraryImages(db: IndexedDatabase, filter: ImageFilter): Promise<number> {
  const conditions = await filterOf(db, filter);
  return countRows(db.read.selectFrom("images").where((where) => where.and(conditions)));
}

/** One image of the library; undefined for a name that is not stored. */
export async function findLibraryImage(db: Queryable, name: string, today: string): Promise<LibraryImage | undefined> {
  const rows = await db.selectFrom("images").selectAll().where("name", "=", name).where(IS_OWN).execute();
  const [image] = await completeImages(db, rows, today);
  return image;
}

/**
 * The rows in the API's format, with their uses and variants. The number of queries does not grow with the number of
 * rows.
 */
async function completeImages(db: Queryable, rows: ImageRow[], today: string): Promise<LibraryImage[]> {
  if (rows.length === 0) return [];
  const names = rows.map((row) => row.name);
  const variants = await variantsByImages(db, names);
  const uses = await usesByImages(db, names, today);
  const remembering = await entriesRemembering(db, names);
  const shown = await db
    .selectFrom("images")
    .select("name")
    .where("name", "in", names)
    .where(isShownToReaders(today))
    .execute();
  const publicNames = new Set(shown.map((row) => row.name));
  return rows.map((row) => {
    const usedBy = uses.get(row.name) ?? [];
    const past = new Set(remembering.get(row.name));
    for (const { kind, _id } of usedBy) past.delete(`${kind} ${_id}`);
    return {
      ...toImageDetail(row, variants.get(row.name) ?? []),
      name: row.name,
      kind: row.kind,
      type: row.type,
      bytes: row.bytes,
      createdAt: row.created_at,
      usedBy,
      keptByHistory: past.size,
      isPublic: publicNames.has(row.name),
      sourceUrl: row.source_url,
      sourceShowsPosition: row.source_position === 1,
      variantsReady: row.variants_due === null,
    };
  });
}
