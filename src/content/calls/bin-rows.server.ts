import type { Queryable } from "../../platform/db/queryable.server.ts";
import { ENTRY_KINDS, type EntryKind } from "../../platform/ids/entry-kind.ts";
import { type BinnedEntry, purgeTime } from "../entries/bin.ts";
import { findBinners } from "../entries/saving/revision-rows.server.ts";
import { type EntryRow, tableOf } from "../kinds/rows/entry-rows.server.ts";

/** One page of the bin, last binned first. */
export async function listBin(db: Queryable, range: { limit: number; offset: number }): Promise<BinnedEntry[]> {
  const rows = await db
    .selectFrom("tuskers")
    .select(["id", "slug", "name", "publication", "binned_at"])
    .select((select) => select.val<EntryKind>("tusker").as("kind"))
    .where("binned_at", "is not", null)
    .unionAll((union) =>
      union
        .selectFrom("articles")
        .select(["id", "slug", "title as name", "publication", "binned_at"])
        .select((select) => select.val<EntryKind>("article").as("kind"))
        .where("binned_at", "is not", null),
    )
    .orderBy("binned_at", "desc")
    .orderBy("id")
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  const binners = new Map<EntryKind, Map<string, string | null>>();
  for (const kind of ENTRY_KINDS) {
    const ids = rows.filter((row) => row.kind === kind).map((row) => row.id);
    binners.set(kind, await findBinners(db, kind, ids));
  }
  return rows.map(({ kind, id, slug, name, publication, binned_at }) => ({
    kind,
    _id: id,
    slug,
    name,
    publication,
    binnedAt: binned_at ?? "",
    purgedAt: purgeTime(binned_at ?? ""),
    binnedBy: binners.get(kind)?.get(id) ?? null,
  }));
}

export async function countBin(db: Queryable): Promise<number> {
  let total = 0;
  for (const kind of ENTRY_KINDS) {
    const row = await db
      .selectFrom(tableOf(kind))
      .select((select) => select.fn.countAll<number>().as("total"))
      .where("binned_at", "is not", null)
      .executeTakeFirstOrThrow();
    total += Number(row.total);
  }
  return total;
}

/** The ids of entries that were binned at or before the given time (ISO 8601). */
export async function listBinnedBefore(
  db: Queryable,
  kind: EntryKind,
  time: string,
  limit: number,
): Promise<Pick<EntryRow, "id">[]> {
  return db
    .selectFrom(tableOf(kind))
    .select("id")
    .where("binned_at", "<=", time)
    .orderBy("binned_at")
    .limit(limit)
    .execute();
}
