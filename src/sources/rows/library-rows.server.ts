import { type Expression, type SqlBool, sql } from "kysely";
import { containsText } from "../../platform/db/contains-text.server.ts";
import { countRows } from "../../platform/db/count-rows.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import type { SourceRow } from "../../platform/db/schema.server.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import type { LibrarySource, SourceUse } from "../library-source.ts";
import { addressKey, titleMatcher } from "../same-source.ts";
import type { SourceKind } from "../source.ts";

/** The filters of a list of sources, combined with AND. */
export type SourceFilter = {
  /** Folded text to find in the title, publisher, author or address. */
  search: string | undefined;
  kind: SourceKind | undefined;
  /** For visitors: only what public entries use. */
  onlyPublic: boolean;
  /** The current day (YYYY-MM-DD) in Sri Lanka. */
  today: string;
};

const isPublicUse = (today: string) => sql<boolean>`exists (
  select 1 from source_uses where source_uses.source_key = sources.key and (
    exists (select 1 from tuskers where source_uses.kind = 'tusker' and tuskers.id = source_uses.entry_id
      and tuskers.publication = 'published' and tuskers.binned_at is null)
    or exists (select 1 from articles where source_uses.kind = 'article' and articles.id = source_uses.entry_id
      and articles.publication = 'published' and articles.binned_at is null and articles.publish_date <= ${today})))`;

const conditionsOf = ({ search, kind, onlyPublic, today }: SourceFilter): Expression<SqlBool>[] => [
  sql<boolean>`sources.merged_into is null`,
  ...(search === undefined ? [] : [containsText("sources.search_text", search)]),
  ...(kind === undefined ? [] : [sql<boolean>`sources.kind = ${kind}`]),
  ...(onlyPublic ? [isPublicUse(today)] : []),
];

export const listLibrarySources = (
  db: Queryable,
  filter: SourceFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<SourceRow[]> =>
  db
    .selectFrom("sources")
    .selectAll()
    .where((where) => where.and(conditionsOf(filter)))
    .orderBy("number")
    .limit(limit)
    .offset(offset)
    .execute();

export const countLibrarySources = (db: Queryable, filter: SourceFilter): Promise<number> =>
  countRows(db.selectFrom("sources").where((where) => where.and(conditionsOf(filter))));

/** The next sources after a number: those that were merged into another, or all others. */
export const iterateSources = (
  db: Queryable,
  { merged, after, limit }: { merged: boolean; after: number; limit: number },
): Promise<SourceRow[]> =>
  db
    .selectFrom("sources")
    .selectAll()
    .where("merged_into", merged ? "is not" : "is", null)
    .where("number", ">", after)
    .orderBy("number")
    .limit(limit)
    .execute();

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
  { onlyPublic, today }: Pick<SourceFilter, "onlyPublic" | "today">,
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

const MOST_DUPLICATES = 10;

/** The sources that may be the same as one with this title and address: one page, or nearly the same title. */
export async function listDuplicates(
  db: Queryable,
  { title, url, except }: { title: string; url: string | undefined; except: string | undefined },
): Promise<SourceRow[]> {
  const rows = await db.selectFrom("sources").selectAll().where("merged_into", "is", null).orderBy("number").execute();
  const isNear = title === "" ? () => false : titleMatcher(title);
  const address = url && addressKey(url);
  return rows
    .filter((row) => row.key !== except)
    .filter((row) => (address !== undefined && addressKey(row.url ?? "") === address) || isNear(row.title))
    .slice(0, MOST_DUPLICATES);
}

/** A row in the API's shape. */
export const toLibrarySource = (row: SourceRow): LibrarySource => ({
  key: row.key,
  title: row.title,
  publisher: row.publisher,
  author: row.author,
  date: row.date,
  url: row.url,
  archiveUrl: row.archive_url,
  readOn: row.read_on,
  kind: row.kind,
  language: row.language,
  note: row.note,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
