import { setImmediate as nextTurn } from "node:timers/promises";
import type { Cell, RowChoice } from "../../platform/db/index-dialect.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import { ENTRY_KINDS, type EntryKind } from "../../platform/ids/entry-kind.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import type { ArticleSort } from "../articles/article-sort.ts";
import type { ArticleRow } from "../articles/article-tables.server.ts";
import { tagsOfEntries } from "../kinds/tag-rows.server.ts";
import type { TuskerSort } from "../tuskers/tusker-sort.ts";
import type { TuskerRow } from "../tuskers/tusker-tables.server.ts";
import { ARTICLE_COLUMNS, articleIndexShape, type LightArticle, toLightArticle } from "./article-index.server.ts";
import { type EntryChange, findNewestChange, listChangesAfter } from "./entry-changes.server.ts";
import { createEntryIndex, type EntryIndex } from "./entry-index.server.ts";
import type { ArticleFilter, TuskerFilter } from "./list-filters.server.ts";
import { withSpellings } from "./text-index.ts";
import { type LightTusker, TUSKER_COLUMNS, toLightTusker, tuskerIndexShape } from "./tusker-index.server.ts";
import { tuskerTerms } from "./tusker-terms.server.ts";

declare module "../../platform/services/services.server.ts" {
  interface SiteDatabase {
    index: DirectoryIndex;
  }
}

/** Rows read in one step. Other requests run in between. */
const PIECE = 5000;
/** Entries indexed for search in one step, which takes about as long as serving a page. */
const SEARCH_PIECE = 200;
/** Tuskers whose terms are found in one step. */
const TERMS_PIECE = 250;
/** More changes than this trigger a full reload, which takes no longer than applying them one by one. */
const MOST_CHANGES = 2000;

/** The rows, filters and orders of the lists of each kind. */
export type ListTypes = {
  tusker: { light: LightTusker; filter: TuskerFilter; sort: TuskerSort };
  article: { light: LightArticle; filter: ArticleFilter; sort: ArticleSort };
};

/** The indexes of both kinds as of the same point in time. */
export type DirectoryIndexes = {
  [Kind in EntryKind]: EntryIndex<ListTypes[Kind]["light"], ListTypes[Kind]["filter"], ListTypes[Kind]["sort"]>;
};

/**
 * The in-memory index that answers lists, searches and counts. It holds a few columns of every entry and follows the
 * commits of all processes. For why the database itself does not answer them, see
 * docs/decisions/0012-lists-are-answered-from-memory.md.
 */
export type DirectoryIndex = {
  /** The current indexes. Use them at once, not across an `await`: the next save changes them. */
  current(): Promise<DirectoryIndexes>;
};

/** An open database with the index of its entries. */
export type IndexedDatabase = OpenDatabase & { index: DirectoryIndex };

export const withIndex = (db: OpenDatabase): IndexedDatabase => ({ ...db, index: createDirectoryIndex(db) });

/** The index is loaded lazily: most commands of the command line never need it. */
export function createDirectoryIndex({
  read,
  dialect: { index: dialect },
  currentCommit,
}: Pick<OpenDatabase, "read" | "dialect" | "currentCommit">): DirectoryIndex {
  let indexes = emptyIndexes();
  /** The newest change that the indexes include; undefined while they are empty. */
  let change: number | undefined;
  /** The commit up to which the indexes are current. */
  let commit: number | undefined;
  let work: Promise<void> | undefined;

  async function readAll(): Promise<void> {
    // Read before the rows: changes made meanwhile have a higher number, so the next catch-up applies them again.
    const newest = await findNewestChange(read);
    const fresh = emptyIndexes();
    for (const kind of ENTRY_KINDS) {
      for (let after = 0; ; await nextTurn()) {
        const seqs = await readInto(fresh, kind, { after, limit: PIECE });
        if (seqs.length < PIECE) break;
        after = seqs.at(-1) as number;
      }
    }
    indexes = fresh;
    change = newest;
    void prepareSearches(fresh);
  }

  /** Indexes texts for searches in the background, so that the first list need not wait for it. */
  async function prepareSearches(fresh: DirectoryIndexes): Promise<void> {
    for (const index of [fresh.tusker, fresh.article]) {
      do await nextTurn();
      while (indexes === fresh && index.prepareSearches(SEARCH_PIECE));
    }
  }

  async function readInto(into: DirectoryIndexes, kind: EntryKind, choice: RowChoice): Promise<number[]> {
    const columns = kind === "tusker" ? TUSKER_COLUMNS : ARTICLE_COLUMNS;
    const rows = (await dialect.readCells(read, `${kind}s`, columns, choice)).map((cells) => byColumn(columns, cells));
    if (kind === "article") {
      for (const row of rows) into.article.put(toLightArticle(row as ArticleRow), row.search_text as string);
    } else await putTuskers(into, rows as TuskerRow[]);
    return rows.map((row) => row.seq as number);
  }

  async function putTuskers(into: DirectoryIndexes, rows: TuskerRow[]): Promise<void> {
    const spellings = await readSpellings(rows.map(({ id }) => id));
    const tags = await tagsOfEntries(
      read,
      "tusker",
      rows.map(({ seq }) => seq),
    );
    for (const [index, row] of rows.entries()) {
      if (index % TERMS_PIECE === TERMS_PIECE - 1) await nextTurn();
      const text = withSpellings(row.search_text, spellings.get(row.id) ?? []);
      into.tusker.put(toLightTusker(row), text, tuskerTerms(row, tags.get(row.seq) ?? []));
    }
  }

  /** The names of tuskers as they were translated, by id, folded as for searches. */
  async function readSpellings(ids: readonly string[]): Promise<Map<string, string[]>> {
    const spellings = new Map<string, string[]>();
    if (ids.length === 0) return spellings;
    const rows = await read
      .selectFrom("translations")
      .select(["entry_id", "name"])
      .where("kind", "=", "tusker")
      .where("entry_id", "in", ids)
      .where("name", "is not", null)
      .orderBy("language")
      .execute();
    for (const { entry_id, name } of rows) {
      spellings.set(entry_id, [...(spellings.get(entry_id) ?? []), foldForSearch(name ?? "")]);
    }
    return spellings;
  }

  async function follow(changes: EntryChange[]): Promise<void> {
    for (const kind of ENTRY_KINDS) {
      const seqs = [...new Set(changes.filter((each) => each.kind === kind).map(({ seq }) => seq))];
      if (seqs.length === 0) continue;
      const found = new Set(await readInto(indexes, kind, { seqs }));
      for (const seq of seqs) if (!found.has(seq)) indexes[kind].remove(seq);
    }
  }

  async function catchUp(): Promise<void> {
    const seen = currentCommit();
    const known = change;
    const isWorn = indexes.tusker.isWorn || indexes.article.isWorn;
    const changes = known === undefined || isWorn ? undefined : await listChangesAfter(read, known, MOST_CHANGES);
    if (changes === undefined) await readAll();
    else {
      // If it fails halfway, the next catch-up starts from scratch.
      change = undefined;
      await follow(changes);
      change = changes.at(-1)?.change ?? known;
    }
    commit = seen;
  }

  return {
    async current() {
      // Work in progress may have started before a save that the caller knows about, so check again afterwards.
      if (work !== undefined) await work.catch(() => undefined);
      if (commit !== currentCommit()) {
        work ??= catchUp().finally(() => {
          work = undefined;
        });
        await work;
      }
      return indexes;
    },
  };
}

const emptyIndexes = (): DirectoryIndexes => ({
  tusker: createEntryIndex(tuskerIndexShape),
  article: createEntryIndex(articleIndexShape),
});

const byColumn = (columns: readonly string[], cells: Cell[]): Record<string, Cell> =>
  Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? null]));
