import type { Queryable, WriteTransaction } from "./queryable.ts";

/** The tags of the tuskers with these internal keys, in their order. */
export async function tagsOfTuskers(db: Queryable, seqs: number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom("tusker_tags")
    .select(["tusker_seq as owner", "tag"])
    .where("tusker_seq", "in", seqs)
    .orderBy("tusker_seq")
    .orderBy("position")
    .execute();
  return groupTags(rows);
}

/** The tags of the articles with these internal keys, in their order. */
export async function tagsOfArticles(db: Queryable, seqs: number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom("article_tags")
    .select(["article_seq as owner", "tag"])
    .where("article_seq", "in", seqs)
    .orderBy("article_seq")
    .orderBy("position")
    .execute();
  return groupTags(rows);
}

function groupTags(rows: { owner: number; tag: string }[]): Map<number, string[]> {
  return new Map(
    Map.groupBy(rows, (row) => row.owner)
      .entries()
      .map(([owner, group]) => [owner, group.map((row) => row.tag)]),
  );
}

export async function replaceTuskerTags(transaction: WriteTransaction, seq: number, tags: string[]): Promise<void> {
  await transaction.deleteFrom("tusker_tags").where("tusker_seq", "=", seq).execute();
  if (tags.length === 0) return;
  const rows = tags.map((tag, position) => ({ tusker_seq: seq, position, tag }));
  await transaction.insertInto("tusker_tags").values(rows).execute();
}

export async function replaceArticleTags(transaction: WriteTransaction, seq: number, tags: string[]): Promise<void> {
  await transaction.deleteFrom("article_tags").where("article_seq", "=", seq).execute();
  if (tags.length === 0) return;
  const rows = tags.map((tag, position) => ({ article_seq: seq, position, tag }));
  await transaction.insertInto("article_tags").values(rows).execute();
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
