import type { Expression, Insertable, SelectQueryBuilder, SqlBool, Updateable } from "kysely";
import type { Tusker, TuskerCategory, TuskerDetail, TuskerStatus } from "../../domain/tuskers/tusker.ts";
import type { TuskerSort } from "../../domain/tuskers/tusker-sort.ts";
import { imagesOfTuskers } from "./entry-images.ts";
import { tagsOfTuskers } from "./entry-tags.ts";
import type { OpenDatabase } from "./open.ts";
import type { Queryable, WriteTransaction } from "./queryable.ts";
import type { Database, TuskerRow, TuskersTable } from "./schema.ts";
import { searchCondition } from "./search-condition.ts";
import { toTusker, toTuskerDetail } from "./tusker-record.ts";

/** Which tuskers a list holds; what is given is joined by AND. Binned ones are in none. */
export type TuskerFilter = {
  /** Folded text that the name or another name contains. */
  search?: string;
  category?: TuskerCategory;
  status?: TuskerStatus;
  /** True for lists that only administrators see. */
  includeDrafts: boolean;
  /** For such lists: only those that are published, or only drafts. */
  publication?: TuskerRow["publication"];
};

export type ListRange = { limit: number; offset: number };

/** Where a walk through the whole list stands: after the entry with this sort key and id. */
export type TuskerCursor = { sortKey: string; id: string };

function filtered<Output>(
  query: SelectQueryBuilder<Database, "tuskers", Output>,
  filter: TuskerFilter,
  search?: Expression<SqlBool>,
): SelectQueryBuilder<Database, "tuskers", Output> {
  return query
    .where("tuskers.binned_at", "is", null)
    .$if(!filter.includeDrafts, (some) => some.where("tuskers.publication", "=", "published"))
    .$if(filter.category !== undefined, (some) =>
      some.where("tuskers.category", "=", filter.category as TuskerCategory),
    )
    .$if(filter.status !== undefined, (some) => some.where("tuskers.status", "=", filter.status as TuskerStatus))
    .$if(filter.publication !== undefined, (some) =>
      some.where("tuskers.publication", "=", filter.publication as TuskerRow["publication"]),
    )
    .$if(search !== undefined, (some) => some.where(search as Expression<SqlBool>));
}

/** Puts a list into an order that is the same on every database; ties are ordered by name and id. */
function ordered<Output>(
  query: SelectQueryBuilder<Database, "tuskers", Output>,
  sort: TuskerSort,
): SelectQueryBuilder<Database, "tuskers", Output> {
  const direction = sort.startsWith("-") ? "desc" : "asc";
  switch (sort) {
    case "age":
    case "-age":
      return query
        .orderBy((order) => order("tuskers.age", "is", null))
        .orderBy("tuskers.age", direction)
        .orderBy("tuskers.sort_key")
        .orderBy("tuskers.id");
    case "status":
    case "-status":
      return query.orderBy("tuskers.status", direction).orderBy("tuskers.sort_key").orderBy("tuskers.id");
    case "updated":
    case "-updated":
      return query.orderBy("tuskers.updated_at", direction).orderBy("tuskers.id");
    default:
      return query.orderBy("tuskers.sort_key", direction).orderBy("tuskers.id");
  }
}

/** One page of tuskers, ordered by name where nothing else is asked for. */
export async function listTuskers(
  db: OpenDatabase,
  filter: TuskerFilter,
  range: ListRange,
  sort: TuskerSort = "name",
): Promise<Tusker[]> {
  // The page is chosen in the index alone; only its own rows are then read whole, however deep the page lies.
  const search = await searchCondition(db, "tuskers", filter.search);
  const page = ordered(filtered(db.read.selectFrom("tuskers").select("tuskers.seq"), filter, search), sort)
    .limit(range.limit)
    .offset(range.offset);
  const rows = await ordered(db.read.selectFrom("tuskers").selectAll().where("seq", "in", page), sort).execute();
  return completeTuskers(db.read, rows);
}

/** The internal keys of a whole list in its order: narrow enough to be held at once, however long the list is. */
export async function listTuskerSeqs(db: OpenDatabase, filter: TuskerFilter, sort: TuskerSort): Promise<number[]> {
  const search = await searchCondition(db, "tuskers", filter.search);
  const rows = await ordered(
    filtered(db.read.selectFrom("tuskers").select("tuskers.seq"), filter, search),
    sort,
  ).execute();
  return rows.map((row) => row.seq);
}

/** How many tuskers the list holds in all. */
export async function countTuskers(db: OpenDatabase, filter: TuskerFilter): Promise<number> {
  const search = await searchCondition(db, "tuskers", filter.search);
  const row = await filtered(
    db.read.selectFrom("tuskers").select((select) => select.fn.countAll<number>().as("total")),
    filter,
    search,
  ).executeTakeFirstOrThrow();
  return Number(row.total);
}

/** The next `limit` tuskers after the cursor: the whole list in pieces, each as cheap as the first. */
export async function listTuskersAfter(
  db: OpenDatabase,
  filter: TuskerFilter,
  cursor: TuskerCursor | undefined,
  limit: number,
): Promise<{ tuskers: Tusker[]; next: TuskerCursor | undefined }> {
  const search = await searchCondition(db, "tuskers", filter.search);
  const rows = await filtered(db.read.selectFrom("tuskers").selectAll(), filter, search)
    .$if(cursor !== undefined, (some) =>
      some.where((where) =>
        where(
          where.refTuple("tuskers.sort_key", "tuskers.id"),
          ">",
          where.tuple(cursor?.sortKey ?? "", cursor?.id ?? ""),
        ),
      ),
    )
    .orderBy("tuskers.sort_key")
    .orderBy("tuskers.id")
    .limit(limit)
    .execute();
  const last = rows.at(-1);
  return {
    tuskers: await completeTuskers(db.read, rows),
    next: last && rows.length === limit ? { sortKey: last.sort_key, id: last.id } : undefined,
  };
}

/** The tuskers with these internal keys that are public, in the order of the keys. */
export const listPublicTuskersBySeq = (db: OpenDatabase, seqs: number[]): Promise<Tusker[]> =>
  listTuskersBySeq(db, { includeDrafts: false }, seqs);

/** The tuskers with these internal keys that the list still holds, in the order of the keys. */
export async function listTuskersBySeq(db: OpenDatabase, filter: TuskerFilter, seqs: number[]): Promise<Tusker[]> {
  if (seqs.length === 0) return [];
  const rows = await filtered(db.read.selectFrom("tuskers").selectAll(), filter).where("seq", "in", seqs).execute();
  const place = new Map(seqs.map((seq, position) => [seq, position]));
  rows.sort((a, b) => (place.get(a.seq) ?? 0) - (place.get(b.seq) ?? 0));
  return completeTuskers(db.read, rows);
}

/** The internal key of the public tusker at this place of the list ordered by name. */
export async function findPublicTuskerSeqAt(db: OpenDatabase, offset: number): Promise<number | undefined> {
  const row = await filtered(db.read.selectFrom("tuskers").select("tuskers.seq"), {
    includeDrafts: false,
  })
    .orderBy("sort_key")
    .orderBy("id")
    .limit(1)
    .offset(offset)
    .executeTakeFirst();
  return row?.seq;
}

const RELATED_CANDIDATES = 60;

type RelatedCandidate = Pick<TuskerRow, "seq" | "id" | "location" | "category">;

/**
 * Public tuskers that may be related to this one: some that share a tag, and the next ones of the same category
 * in the order of names. Bounded, so that it costs the same in a large directory.
 */
export async function listRelatedCandidates(
  db: Queryable,
  row: Pick<TuskerRow, "seq" | "category" | "sort_key">,
  tags: string[],
): Promise<RelatedCandidate[]> {
  const others = db
    .selectFrom("tuskers")
    .select(["tuskers.seq", "tuskers.id", "tuskers.location", "tuskers.category"])
    .where("tuskers.publication", "=", "published")
    .where("tuskers.binned_at", "is", null)
    .where("tuskers.seq", "!=", row.seq)
    .limit(RELATED_CANDIDATES);
  const sharingTag =
    tags.length === 0
      ? []
      : await others
          .innerJoin("tusker_tags", "tusker_tags.tusker_seq", "tuskers.seq")
          .where("tusker_tags.tag", "in", tags)
          .execute();
  const ofCategory = others.where("tuskers.category", "=", row.category).orderBy("sort_key").orderBy("tuskers.id");
  const following = await ofCategory.where("sort_key", ">=", row.sort_key).execute();
  const first = following.length < RELATED_CANDIDATES ? await ofCategory.execute() : [];
  const anyOther = first.length + following.length < RELATED_CANDIDATES ? await others.execute() : [];
  const bySeq = new Map([...sharingTag, ...following, ...first, ...anyOther].map((other) => [other.seq, other]));
  return [...bySeq.values()];
}

/** Names and other names of public tuskers, for comparing spellings. */
export async function listTuskerNames(
  db: Queryable,
  seqs: number[],
): Promise<{ id: string; slug: string; name: string; aliases: string[] }[]> {
  if (seqs.length === 0) return [];
  const rows = await db
    .selectFrom("tuskers")
    .select(["id", "slug", "name", "aliases"])
    .where("seq", "in", seqs)
    .where("publication", "=", "published")
    .where("binned_at", "is", null)
    .execute();
  return rows.map((row) => ({ ...row, aliases: JSON.parse(row.aliases) as string[] }));
}

export async function findTuskerRowById(db: Queryable, id: string): Promise<TuskerRow | undefined> {
  return db.selectFrom("tuskers").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findTuskerRowBySlug(db: Queryable, slug: string): Promise<TuskerRow | undefined> {
  return db.selectFrom("tuskers").selectAll().where("slug", "=", slug).executeTakeFirst();
}

/** The rows in the shape of the API, with their tags and pictures: two more queries, however many rows. */
export async function completeTuskers(db: Queryable, rows: TuskerRow[]): Promise<Tusker[]> {
  if (rows.length === 0) return [];
  const seqs = rows.map((row) => row.seq);
  const tags = await tagsOfTuskers(db, seqs);
  const images = await imagesOfTuskers(db, seqs);
  return rows.map((row) => toTusker(row, tags.get(row.seq) ?? [], images.get(row.seq) ?? []));
}

export async function completeTusker(db: Queryable, row: TuskerRow): Promise<TuskerDetail> {
  const tags = await tagsOfTuskers(db, [row.seq]);
  const images = await imagesOfTuskers(db, [row.seq]);
  return toTuskerDetail(row, tags.get(row.seq) ?? [], images.get(row.seq) ?? []);
}

/** @returns the new internal key. */
export async function insertTusker(transaction: WriteTransaction, values: Insertable<TuskersTable>): Promise<number> {
  const row = await transaction.insertInto("tuskers").values(values).returning("seq").executeTakeFirstOrThrow();
  return row.seq;
}

export async function updateTusker(
  transaction: WriteTransaction,
  seq: number,
  values: Updateable<TuskersTable>,
): Promise<void> {
  await transaction.updateTable("tuskers").set(values).where("seq", "=", seq).execute();
}

/** The ordered pick of featured tuskers, by internal key. */
export async function listFeaturedSeqs(db: Queryable): Promise<number[]> {
  const rows = await db.selectFrom("featured_tuskers").select("tusker_seq").orderBy("position").execute();
  return rows.map((row) => row.tusker_seq);
}

export async function replaceFeatured(transaction: WriteTransaction, seqs: number[]): Promise<void> {
  await transaction.deleteFrom("featured_tuskers").execute();
  if (seqs.length === 0) return;
  const rows = seqs.map((tusker_seq, position) => ({ tusker_seq, position }));
  await transaction.insertInto("featured_tuskers").values(rows).execute();
}
