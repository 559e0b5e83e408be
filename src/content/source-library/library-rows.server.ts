import { type Expression, type SqlBool, sql } from "kysely";
import { containsText } from "../../platform/db/contains-text.server.ts";
import { countRows } from "../../platform/db/count-rows.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { ADDRESS_STATES, type AddressState, NEED_ATTENTION } from "../sources/address-check.ts";
import type { SourceSet, SourceSort } from "../sources/library-list.ts";
import type { PageUses } from "../sources/library-source.ts";
import type { SourceRow } from "../sources/rows/source-tables.server.ts";
import type { SourceKind } from "../sources/source.ts";
import { SOURCE_KEY } from "../sources/source-key.ts";
import { isReadByVisitors, type UsesSeen } from "./using-entries.server.ts";

/** The filters of a list of sources, combined with AND. */
export type SourceFilter = UsesSeen & {
  /** The pages that cite sources, as far as they are seen. */
  pages: PageUses;
  /** Folded text to find in the title, publisher, author or address, or a key. */
  search: string | undefined;
  kind: SourceKind | undefined;
  show: SourceSet | undefined;
};

/** The address as `addressKey` compares it, without what follows `#`. */
const pageOf = sql.raw("rtrim(replace(replace(replace(url, 'https://', ''), 'http://', ''), 'www.', ''), '/')");

/** One page is there twice, or one title; `listDuplicates` also finds titles that differ a little. */
const isTwice = sql<boolean>`(
  sources.title_key in (select title_key from sources where merged_into is null group by title_key having count(*) > 1)
  or ${pageOf} in (select ${pageOf} from sources where merged_into is null and url is not null
    group by ${pageOf} having count(*) > 1))`;

const inStates = (states: readonly AddressState[]) =>
  sql<boolean>`(sources.url is not null and sources.check_state in (${sql.join(states.map((state) => sql.lit(state)))}))`;

const isCitedByPages = (pages: PageUses): Expression<SqlBool> =>
  pages.size === 0 ? sql<boolean>`1 = 0` : sql<boolean>`sources.key in (${sql.join([...pages.keys()])})`;

const SETS: Record<Exclude<SourceSet, "unused">, Expression<SqlBool>> = {
  "without-address": sql<boolean>`sources.url is null`,
  duplicates: isTwice,
  attention: sql<boolean>`(${inStates(NEED_ATTENTION)} and not (${inStates(["gone"])} and sources.archive_url is not null))`,
  gone: inStates(["gone"]),
  moved: inStates(["moved"]),
  "title-changed": inStates(["title-changed"]),
  unreachable: inStates(["unreachable"]),
  "not-checked": inStates(["not-checked"]),
  alive: inStates(["alive"]),
};

const isUsedPublicly = (today: string) => sql<boolean>`exists (
  select 1 from source_uses where source_uses.source_key = sources.key and ${isReadByVisitors(today)})`;

const isUnused = (pages: PageUses) => sql<boolean>`(
  not exists (select 1 from source_uses where source_uses.source_key = sources.key) and not (${isCitedByPages(pages)}))`;

const isFoundBy = (search: string): Expression<SqlBool> => {
  const byText = containsText("sources.search_text", search);
  const key = search.toUpperCase();
  return SOURCE_KEY.test(key) ? sql<boolean>`(sources.key = ${key} or ${byText})` : byText;
};

const conditionsOf = ({ search, kind, show, pages, onlyPublic, today }: SourceFilter): Expression<SqlBool>[] => [
  sql<boolean>`sources.merged_into is null`,
  ...(search === undefined ? [] : [isFoundBy(search)]),
  ...(kind === undefined ? [] : [sql<boolean>`sources.kind = ${kind}`]),
  ...(show === undefined ? [] : [show === "unused" ? isUnused(pages) : SETS[show]]),
  ...(onlyPublic ? [sql<boolean>`(${isUsedPublicly(today)} or ${isCitedByPages(pages)})`] : []),
];

/** Most used first, by the uses that are seen; those of all are counted from the index of the table. */
const byUses = ({ pages, onlyPublic, today }: SourceFilter) => {
  const entries = onlyPublic
    ? sql`(select count(*) from source_uses where source_uses.source_key = sources.key and ${isReadByVisitors(today)})`
    : sql`(select count(*) from source_uses where source_uses.source_key = sources.key)`;
  if (pages.size === 0) return entries;
  const cases = [...pages].map(([key, { length }]) => sql`when ${key} then ${sql.lit(length)}`);
  return sql`${entries} + case sources.key ${sql.join(cases, sql` `)} else 0 end`;
};

/** How many addresses wait for a keeper. */
export const countNeedingAttention = (db: Queryable): Promise<number> =>
  countRows(db.selectFrom("sources").where("merged_into", "is", null).where(SETS.attention));

/** The most pressing state of an address first; those in none, and without an address, come last. */
const byAttention = sql`case ${sql.join(
  ADDRESS_STATES.map((state, rank) => sql`when sources.check_state = ${sql.lit(state)} then ${sql.lit(rank)}`),
  sql` `,
)} else ${sql.lit(ADDRESS_STATES.length)} end`;

/** One page of a list; sources that are equal in the order follow each other by their keys. */
export const listLibrarySources = (
  db: Queryable,
  filter: SourceFilter,
  { limit, offset, sort = "key" }: { limit: number; offset: number; sort?: SourceSort | undefined },
): Promise<SourceRow[]> =>
  db
    .selectFrom("sources")
    .selectAll()
    .where((where) => where.and(conditionsOf(filter)))
    .$if(sort === "title", (query) => query.orderBy("title_key"))
    .$if(sort === "uses", (query) => query.orderBy(byUses(filter), "desc"))
    .$if(sort === "attention", (query) => query.orderBy(byAttention))
    .orderBy("number", sort === "newest" ? "desc" : "asc")
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
