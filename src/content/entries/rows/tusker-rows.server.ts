import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";

/** The names and slugs of public tuskers, by internal key. */
export async function findTuskerNames(
  db: Queryable,
  seqs: number[],
): Promise<Map<number, { id: string; slug: string; name: string }>> {
  if (seqs.length === 0) return new Map();
  const rows = await db
    .selectFrom("tuskers")
    .select(["seq", "id", "slug", "name"])
    .where("seq", "in", seqs)
    .where("publication", "=", "published")
    .where("binned_at", "is", null)
    .execute();
  return new Map(rows.map(({ seq, ...names }) => [seq, names]));
}

/** The internal keys of the featured tuskers, in order. */
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
