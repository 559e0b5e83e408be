import { sql } from "kysely";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import type { SourceUse } from "../library-source.ts";

/** Whose uses of a source are meant. */
export type UsesSeen = {
  /** For visitors: only those by entries that they can read. */
  onlyPublic: boolean;
  /** The current day (YYYY-MM-DD) in Sri Lanka. */
  today: string;
};

/** Of a row of `source_uses`: whether visitors can read the entry. */
export const isReadByVisitors = (today: string) => sql<boolean>`(
  exists (select 1 from tuskers where source_uses.kind = 'tusker' and tuskers.id = source_uses.entry_id
    and tuskers.publication = 'published' and tuskers.binned_at is null)
  or exists (select 1 from articles where source_uses.kind = 'article' and articles.id = source_uses.entry_id
    and articles.publication = 'published' and articles.binned_at is null and articles.publish_date <= ${today}))`;

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
  source_key: string;
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

/** The entries that use these sources, by key: tuskers by name, then articles by title. */
export async function usesBySources(
  db: Queryable,
  keys: readonly string[],
  { onlyPublic, today }: UsesSeen,
): Promise<Map<string, SourceUse[]>> {
  if (keys.length === 0) return new Map();
  const tuskers = await db
    .selectFrom("source_uses")
    .innerJoin("tuskers", "tuskers.id", "source_uses.entry_id")
    .select(["source_key", "id", "slug", "name as title", "publication", "binned_at"])
    .where("kind", "=", "tusker")
    .where("source_key", "in", keys)
    .orderBy("sort_key")
    .orderBy("id")
    .execute();
  const articles = await db
    .selectFrom("source_uses")
    .innerJoin("articles", "articles.id", "source_uses.entry_id")
    .select(["source_key", "id", "slug", "title", "publication", "binned_at", "publish_date"])
    .where("kind", "=", "article")
    .where("source_key", "in", keys)
    .orderBy("sort_key")
    .orderBy("id")
    .execute();
  const toUse = (kind: EntryKind) => (row: UsingRow) => ({
    key: row.source_key,
    use: { kind, _id: row.id, slug: row.slug, title: row.title, state: stateOf(row, today) },
  });
  const all = [...tuskers.map(toUse("tusker")), ...articles.map(toUse("article"))];
  const seen = all.filter(({ use }) => !onlyPublic || use.state === "published");
  return new Map(
    Map.groupBy(seen, ({ key }) => key)
      .entries()
      .map(([key, group]) => [key, group.map(({ use }) => use)]),
  );
}
