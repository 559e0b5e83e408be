import type { Queryable } from "../../platform/db/queryable.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { readStatements } from "../entries/sources/read-statements.server.ts";
import { listPageUses } from "../entries/texts/page-uses.server.ts";
import type { SourceSort } from "../sources/library-list.ts";
import type { ListedLibrarySource, PageUses, SourceWithUses } from "../sources/library-source.ts";
import { toCheck } from "../sources/rows/check-rows.server.ts";
import { findSources } from "../sources/rows/source-rows.server.ts";
import type { SourceRow } from "../sources/rows/source-tables.server.ts";
import { toLibrarySource } from "../sources/rows/to-library-source.server.ts";
import { countLibrarySources, listLibrarySources, type SourceFilter } from "./library-rows.server.ts";
import { countUses, listUsingEntries, type UsesSeen } from "./using-entries.server.ts";

/** Of more entries, and of more statements of one entry, only the number is read. */
const MOST_ENTRIES = 100;
const MOST_STATEMENTS = 20;

/** Readers see of the check of an address only that it is gone. */
const toSeenSource = (row: SourceRow, { onlyPublic }: UsesSeen) => ({
  ...toLibrarySource(row),
  ...(onlyPublic || row.url === null ? {} : { addressCheck: toCheck(row) }),
});

/** A source with the entries and pages that rest on it. */
export async function readUses(read: Queryable, row: SourceRow, seen: UsesSeen): Promise<SourceWithUses> {
  const { key } = row;
  const uses = (await countUses(read, [key], seen)).get(key) ?? 0;
  const pages = (await listPageUses(read, seen)).get(key) ?? [];
  const entries = await listUsingEntries(read, key, seen, MOST_ENTRIES);
  const statements = await readStatements(read, key, entries);
  const usedBy = entries.map((entry) => {
    const all = statements.get(entry._id) ?? [];
    return { ...entry, statements: all.slice(0, MOST_STATEMENTS), statementCount: all.length };
  });
  return { ...toSeenSource(row, seen), uses, usedBy, pages: [...pages] };
}

/**
 * The source with this key, or the key of the source into which it was merged.
 * @throws AppError `NotFound`, also for readers if only drafts rest on it: it is not public yet
 */
export async function readSource(
  read: Queryable,
  key: string,
  seen: UsesSeen,
): Promise<SourceWithUses | { mergedInto: string }> {
  const [row] = await findSources(read, { keys: [key] });
  const unknown = () => new AppError("NotFound", "There is no source with this key.");
  if (row === undefined) throw unknown();
  if (row.merged_into !== null) return { mergedInto: row.merged_into };
  const source = await readUses(read, row, seen);
  if (seen.onlyPublic && source.usedBy.length + source.pages.length === 0) throw unknown();
  return source;
}

/**
 * One page of a list of sources, and how many there are on all pages.
 * @param pages the uses on pages, where they are known already
 */
export async function readSources(
  read: Queryable,
  filter: Omit<SourceFilter, "pages">,
  range: { limit: number; offset: number; sort?: SourceSort | undefined },
  pages?: PageUses,
): Promise<{ items: ListedLibrarySource[]; total: number }> {
  pages ??= await listPageUses(read, filter);
  const whole = { ...filter, pages };
  const total = await countLibrarySources(read, whole);
  const rows = range.offset >= total ? [] : await listLibrarySources(read, whole, range);
  const uses = await countUses(
    read,
    rows.map(({ key }) => key),
    filter,
  );
  const items = rows.map((row) => ({
    ...toSeenSource(row, filter),
    uses: uses.get(row.key) ?? 0,
    pages: [...(pages.get(row.key) ?? [])],
  }));
  return { items, total };
}
