import { sql } from "kysely";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import { readNamesHere } from "../entries/rows/names-here.server.ts";
import type { SourceUse } from "../sources/library-source.ts";

/** Whose uses of a source are meant. */
export type UsesSeen = {
  /** For visitors: only those by entries that they can read. */
  onlyPublic: boolean;
  /** The current day (YYYY-MM-DD) in Sri Lanka. */
  today: string;
};

/**
 * Of a row of `source_uses`: whether visitors can read the entry. The public entries are listed once a query: looking up
 * the entry of each use takes ten times as long where a source has thousands.
 */
export const isReadByVisitors = (today: string) => sql<boolean>`(
  (source_uses.kind = 'tusker' and source_uses.entry_id in (
    select id from tuskers where publication = 'published' and binned_at is null))
  or (source_uses.kind = 'article' and source_uses.entry_id in (
    select id from articles where publication = 'published' and binned_at is null and publish_date <= ${today})))`;

/** How many entries use each of these sources; those without any are missing. */
export async function countUses(
  db: Queryable,
  keys: readonly string[],
  { onlyPublic, today }: UsesSeen,
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("source_uses")
    .select(["source_key", (of) => of.fn.countAll<number | string>().as("uses")])
    .where("source_key", "in", keys)
    .$if(onlyPublic, (query) => query.where(isReadByVisitors(today)))
    .groupBy("source_key")
    .execute();
  return new Map(rows.map(({ source_key, uses }) => [source_key, Number(uses)]));
}

type UsingRow = {
  id: string;
  slug: string;
  title: string;
  publication: "published" | "draft";
  binned_at: string | null;
  publish_date?: string;
};

function stateOf({ publication, binned_at, publish_date }: UsingRow, today: string): SourceUse["state"] {
  if (binned_at !== null) return "binned";
  if (publication === "draft") return "draft";
  return publish_date !== undefined && publish_date > today ? "scheduled" : "published";
}

/** The first entries that use a source: tuskers by name, in the letters of the reply, then articles by title. */
export async function listUsingEntries(
  db: Queryable,
  key: string,
  { onlyPublic, today }: UsesSeen,
  limit: number,
): Promise<SourceUse[]> {
  const uses = db.selectFrom("source_uses").where("source_key", "=", key);
  const tuskers = await uses
    .innerJoin("tuskers", "tuskers.id", "source_uses.entry_id")
    .select(["id", "slug", "name as title", "aliases", "publication", "binned_at"])
    .where("kind", "=", "tusker")
    .$if(onlyPublic, (query) => query.where(isReadByVisitors(today)))
    .orderBy("sort_key")
    .orderBy("id")
    .limit(limit)
    .execute();
  const articles = await uses
    .innerJoin("articles", "articles.id", "source_uses.entry_id")
    .select(["id", "slug", "title", "publication", "binned_at", "publish_date"])
    .where("kind", "=", "article")
    .$if(onlyPublic, (query) => query.where(isReadByVisitors(today)))
    .orderBy("sort_key")
    .orderBy("id")
    .limit(limit - tuskers.length)
    .execute();
  const names = await readNamesHere(
    db,
    tuskers.map(({ id, title, aliases }) => ({ _id: id, name: title, aliases: JSON.parse(aliases) })),
  );
  const toUse =
    (kind: EntryKind) =>
    (row: UsingRow): SourceUse => ({
      kind,
      _id: row.id,
      slug: row.slug,
      title: names.get(row.id) ?? row.title,
      state: stateOf(row, today),
    });
  return [...tuskers.map(toUse("tusker")), ...articles.map(toUse("article"))];
}
