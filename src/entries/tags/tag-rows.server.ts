import { preparedQuery } from "../../platform/db/prepared-query.server.ts";
import type { Queryable, WriteTransaction } from "../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import type { TagUse } from "./tag-use.ts";

/** Builds one value for each kind of entry. */
export const byKind = <Made>(make: (kind: EntryKind) => Made): Record<EntryKind, Made> => ({
  tusker: make("tusker"),
  article: make("article"),
});

/**
 * The table of a kind's tags, and its column with the entry's internal key. Typed as the table of tuskers, so that one
 * query serves both kinds.
 */
const TAGS = byKind((kind) => ({
  table: `${kind}_tags` as "tusker_tags",
  owner: `${kind}_seq` as "tusker_seq",
}));

const findTags = byKind((kind) => {
  const { table, owner } = TAGS[kind];
  return preparedQuery((db, { seqs }: { seqs: number[] }) =>
    db
      .selectFrom(table)
      .select([`${owner} as owner`, "tag"])
      .where(owner, "in", seqs)
      .orderBy(owner)
      .orderBy("position"),
  );
});

/** The tags of the entries with these internal keys, in order. */
export const tagsOfEntries = async (db: Queryable, kind: EntryKind, seqs: number[]): Promise<Map<number, string[]>> =>
  groupTags(await findTags[kind](db, { seqs }));

function groupTags(rows: { owner: number; tag: string }[]): Map<number, string[]> {
  return new Map(
    Map.groupBy(rows, (row) => row.owner)
      .entries()
      .map(([owner, group]) => [owner, group.map((row) => row.tag)]),
  );
}

const insertTags = byKind((kind) => {
  const { table, owner } = TAGS[kind];
  return preparedQuery((db, { seq, tags }: { seq: number; tags: string[] }) =>
    db.insertInto(table).values(tags.map((tag, position) => ({ [owner]: seq, position, tag }) as OwnedTag)),
  );
});

type OwnedTag = { tusker_seq: number; position: number; tag: string };

/** Inserts the tags of a new entry. */
export async function insertEntryTags(
  transaction: WriteTransaction,
  kind: EntryKind,
  seq: number,
  tags: string[],
): Promise<void> {
  if (tags.length > 0) await insertTags[kind](transaction, { seq, tags });
}

export async function replaceEntryTags(
  transaction: WriteTransaction,
  kind: EntryKind,
  seq: number,
  tags: string[],
): Promise<void> {
  const { table, owner } = TAGS[kind];
  await transaction.deleteFrom(table).where(owner, "=", seq).execute();
  await insertEntryTags(transaction, kind, seq, tags);
}

/** All tags of published tuskers, in alphabetical order. */
export async function listTuskerTags(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom("tusker_tags")
    .innerJoin("tuskers", "tuskers.seq", "tusker_tags.tusker_seq")
    .select("tag")
    .distinct()
    .where("publication", "=", "published")
    .where("binned_at", "is", null)
    .orderBy("tag")
    .execute();
  return rows.map((row) => row.tag);
}

/** All tags of articles that are public on `today` (YYYY-MM-DD), in alphabetical order. */
export async function listArticleTags(db: Queryable, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom("article_tags")
    .innerJoin("articles", "articles.seq", "article_tags.article_seq")
    .select("tag")
    .distinct()
    .where("publication", "=", "published")
    .where("publish_date", "<=", today)
    .where("binned_at", "is", null)
    .orderBy("tag")
    .execute();
  return rows.map((row) => row.tag);
}

/** All tags with their uses, in alphabetical order; includes drafts, but not the bin. */
export async function listTagUses(db: Queryable): Promise<TagUse[]> {
  // Exclude the few binned entries with a subquery: a join would read every row with its full text.
  const tuskers = await db
    .selectFrom("tusker_tags")
    .select((select) => ["tag", select.fn.countAll<number>().as("uses")])
    .where("tusker_seq", "not in", db.selectFrom("tuskers").select("seq").where("binned_at", "is not", null))
    .groupBy("tag")
    .execute();
  const articles = await db
    .selectFrom("article_tags")
    .select((select) => ["tag", select.fn.countAll<number>().as("uses")])
    .where("article_seq", "not in", db.selectFrom("articles").select("seq").where("binned_at", "is not", null))
    .groupBy("tag")
    .execute();
  const uses = new Map<string, TagUse>();
  for (const { tag, uses: count } of tuskers) uses.set(tag, { tag, tuskers: Number(count), articles: 0 });
  for (const { tag, uses: count } of articles) {
    uses.set(tag, { tag, tuskers: uses.get(tag)?.tuskers ?? 0, articles: Number(count) });
  }
  return [...uses.values()].sort((a, b) => alphabetically(a.tag, b.tag));
}

/** Compares ignoring case; ties are broken by code point. */
function alphabetically(a: string, b: string): number {
  const [keyA, keyB] = [a.toLowerCase(), b.toLowerCase()];
  if (keyA !== keyB) return keyA < keyB ? -1 : 1;
  return a < b ? -1 : 1;
}

/** How many entries have this tag; includes drafts, but not the bin. */
export async function countTagUses(db: Queryable, tag: string): Promise<TagUse> {
  const { tuskers } = await db
    .selectFrom("tusker_tags")
    .select((select) => select.fn.countAll<number>().as("tuskers"))
    .where("tag", "=", tag)
    .where("tusker_seq", "not in", db.selectFrom("tuskers").select("seq").where("binned_at", "is not", null))
    .executeTakeFirstOrThrow();
  const { articles } = await db
    .selectFrom("article_tags")
    .select((select) => select.fn.countAll<number>().as("articles"))
    .where("tag", "=", tag)
    .where("article_seq", "not in", db.selectFrom("articles").select("seq").where("binned_at", "is not", null))
    .executeTakeFirstOrThrow();
  return { tag, tuskers: Number(tuskers), articles: Number(articles) };
}

/** The internal keys of the entries with this tag, bin included. */
export async function entriesTagged(
  db: Queryable,
  tag: string,
): Promise<{ tuskerSeqs: number[]; articleSeqs: number[] }> {
  const tuskers = await db.selectFrom("tusker_tags").select("tusker_seq").where("tag", "=", tag).execute();
  const articles = await db.selectFrom("article_tags").select("article_seq").where("tag", "=", tag).execute();
  return { tuskerSeqs: tuskers.map((row) => row.tusker_seq), articleSeqs: articles.map((row) => row.article_seq) };
}
