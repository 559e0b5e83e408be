import type { Expression, Insertable, SqlBool } from "kysely";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { findSiteState, saveSiteState } from "../../../platform/db/site-state.server.ts";
import { foldForSearch } from "../../../platform/text/fold.ts";
import type { Source } from "../source.ts";
import { numberOfKey, SOURCE_KEY } from "../source-key.ts";
import type { SourceRow, SourcesTable } from "./source-tables.server.ts";

/** What names sources: their keys, addresses or, for those without an address, folded titles. */
export type SourceNames = { keys: Iterable<string>; urls?: Iterable<string>; titleKeys?: Iterable<string> };

/** All sources that have one of these names, in one query, in the order of their numbers; merged ones included. */
export async function findSources(
  db: Queryable,
  { keys, urls = [], titleKeys = [] }: SourceNames,
): Promise<SourceRow[]> {
  const [byKey, byUrl, byTitle] = [
    [...new Set(keys)].filter((key) => SOURCE_KEY.test(key)),
    [...new Set(urls)],
    [...new Set(titleKeys)],
  ];
  if (byKey.length + byUrl.length + byTitle.length === 0) return [];
  return db
    .selectFrom("sources")
    .selectAll()
    .where((where) => {
      const conditions: Expression<SqlBool>[] = [];
      if (byKey.length > 0) conditions.push(where("key", "in", byKey));
      if (byUrl.length > 0) conditions.push(where("url", "in", byUrl));
      if (byTitle.length > 0) conditions.push(where("title_key", "in", byTitle));
      return where.or(conditions);
    })
    .orderBy("number")
    .execute();
}

/** What is written of a source; the columns for finding it follow from these. */
type Written = Omit<Insertable<SourcesTable>, "number" | "title_key" | "search_text">;

const foundBy = ({ title, publisher, author, url }: Omit<Written, "key">) => ({
  title_key: foldForSearch(title),
  search_text: [title, publisher, author, url].map((text) => foldForSearch(text ?? "")).join("\n"),
});

/** Adds sources, and remembers the highest number, so that no key is given twice. */
export async function insertSources(transaction: WriteTransaction, written: readonly Written[]): Promise<void> {
  if (written.length === 0) return;
  const rows = written.map((row) => ({ ...row, number: numberOfKey(row.key), ...foundBy(row) }));
  await transaction.insertInto("sources").values(rows).execute();
  const highest = Math.max(await findLastNumber(transaction), ...rows.map(({ number }) => number));
  await saveSiteState(transaction, "last_source_number", String(highest));
}

/** The highest number that a source ever had. */
export async function findLastNumber(db: Queryable): Promise<number> {
  return Number((await findSiteState(db, "last_source_number")) ?? 0);
}

export async function updateSource(
  transaction: WriteTransaction,
  { key, ...written }: Omit<Written, "created_at">,
): Promise<void> {
  await transaction
    .updateTable("sources")
    .set({ ...written, ...foundBy({ ...written, created_at: "" }) })
    .where("key", "=", key)
    .execute();
}

/** A row as entries list it. */
export const toSource = ({ key, title, url, kind }: SourceRow): Source => ({
  key,
  title,
  ...(url === null ? {} : { url }),
  kind,
});

/** Notes that one source, and all that were merged into it before, are now another one. */
export async function mergeSourceRows(
  transaction: WriteTransaction,
  { from, to, at }: { from: string; to: string; at: string },
): Promise<void> {
  await transaction
    .updateTable("sources")
    .set({ merged_into: to, updated_at: at })
    .where((where) => where.or([where("key", "=", from), where("merged_into", "=", from)]))
    .execute();
}

/** Deletes a source, and those that were merged into it. */
export async function deleteSources(transaction: WriteTransaction, key: string): Promise<void> {
  await transaction
    .deleteFrom("sources")
    .where((where) => where.or([where("key", "=", key), where("merged_into", "=", key)]))
    .execute();
}
