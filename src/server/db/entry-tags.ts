import type { TagUse } from "../../domain/tags/tag-use.ts";
import { keptQuery } from "./kept-query.ts";
import type { Queryable, WriteTransaction } from "./queryable.ts";

const findTuskerTags = keptQuery((db, { seqs }: { seqs: number[] }) =>
  db
    .selectFrom("tusker_tags")
    .select(["tusker_seq as owner", "tag"])
    .where("tusker_seq", "in", seqs)
    .orderBy("tusker_seq")
    .orderBy("position"),
);

/** The tags of the tuskers with these internal keys, in their order. */
export const tagsOfTuskers = async (db: Queryable, seqs: number[]): Promise<Map<number, string[]>> =>
  groupTags(await findTuskerTags(db, { seqs }));

const findArticleTags = keptQuery((db, { seqs }: { seqs: number[] }) =>
  db
    .selectFrom("article_tags")
    .select(["article_seq as owner", "tag"])
    .where("article_seq", "in", seqs)
    .orderBy("article_seq")
    .orderBy("position"),
);

/** The tags of the articles with these internal keys, in their order. */
export const tagsOfArticles = async (db: Queryable, seqs: number[]): Promise<Map<number, string[]>> =>
  groupTags(await findArticleTags(db, { seqs }));

function groupTags(rows: { owner: number; tag: string }[]): Map<number, string[]> {
  return new Map(
    Map.groupBy(rows, (row) => row.owner)
      .entries()
      .map(([owner, group]) => [owner, group.map((row) => row.tag)]),
  );
}

const insertTuskerTagRows = keptQuery((db, { seq, tags }: { seq: number; tags: string[] }) =>
  db.insertInto("tusker_tags").values(tags.map((tag, position) => ({ tusker_seq: seq, position, tag }))),
);

/** The tags of a new tusker. */
export async function insertTuskerTags(transaction: WriteTransaction, seq: number, tags: string[]): Promise<void> {
  if (tags.length > 0) await insertTuskerTagRows(transaction, { seq, tags });
}

export async function replaceTuskerTags(transaction: WriteTransaction, seq: number, tags: string[]): Promise<void> {
  await transaction.deleteFrom("tusker_tags").where("tusker_seq", "=", seq).execute();
  await insertTuskerTags(transaction, seq, tags);
}

const insertArticleTagRows = keptQuery((db, { seq, tags }: { seq: number; tags: string[] }) =>
  db.insertInto("article_tags").values(tags.map((tag, position) => ({ article_seq: seq, position, tag }))),
);

/** The tags of a new article. */
export async function insertArticleTags(transaction: WriteTransaction, seq: number, tags: string[]): Promise<void> {
  if (tags.length > 0) await insertArticleTagRows(transaction, { seq, tags });
}

export async function replaceArticleTags(transaction: WriteTransaction, seq: number, tags: string[]): Promise<void> {
  await transaction.deleteFrom("article_tags").where("article_seq", "=", seq).execute();
  await insertArticleTags(transaction, seq, tags);
}

/** Every tag of a published tusker, in alphabetical order. */
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

/** Every tag of an article that is public on `today` (YYYY-MM-DD), in alphabetical order. */
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

/** Every tag of every entry with its uses, drafts included, the bin left out; in alphabetical order. */
export async function listTagUses(db: Queryable): Promise<TagUse[]> {
  // The few in the bin are looked up: joined with the entries, each row with all its text would be read.
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

/** Upper and lower case together, as people look for a word; by code point where nothing else tells them apart. */
function alphabetically(a: string, b: string): number {
  const [keyA, keyB] = [a.toLowerCase(), b.toLowerCase()];
  if (keyA !== keyB) return keyA < keyB ? -1 : 1;
  return a < b ? -1 : 1;
}

/** How many entries have this tag, drafts included, the bin left out. */
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
