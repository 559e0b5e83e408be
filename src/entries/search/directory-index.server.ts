import { setImmediate as otherTasks } from "node:timers/promises";
import type { ArticleSort } from "../../articles/article-sort.ts";
import type { Cell, RowChoice } from "../../platform/db/index-dialect.server.ts";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import type { ArticleRow, TuskerRow } from "../../platform/db/schema.server.ts";
import { ENTRY_KINDS, type EntryKind } from "../../platform/identifiers/entry-kind.ts";
import type { TuskerSort } from "../../tuskers/tusker-sort.ts";
import { ARTICLE_COLUMNS, articleIndexShape, type LightArticle, toLightArticle } from "./article-index.server.ts";
import { type EntryChange, findNewestChange, listChangesAfter } from "./entry-changes.server.ts";
import { createEntryIndex, type EntryIndex } from "./entry-index.server.ts";
import type { ArticleFilter, TuskerFilter } from "./list-filters.server.ts";
import { type LightTusker, TUSKER_COLUMNS, toLightTusker, tuskerIndexShape } from "./tusker-index.server.ts";

/** Rows read at a time; in between, other requests have their turn. */
const PIECE = 5000;
/** Entries made ready for searches at a time: about as long as a page takes. */
const SEARCH_PIECE = 200;
/** More changes than this are not followed one by one: everything is read anew, which takes no longer. */
const MOST_CHANGES = 2000;

/** What lists of each kind are made from, what they leave out and how they are ordered. */
export type ListTypes = {
  tusker: { light: LightTusker; filter: TuskerFilter; sort: TuskerSort };
  article: { light: LightArticle; filter: ArticleFilter; sort: ArticleSort };
};

/** Both kinds of entries as of one moment. */
export type DirectoryIndexes = {
  [Kind in EntryKind]: EntryIndex<ListTypes[Kind]["light"], ListTypes[Kind]["filter"], ListTypes[Kind]["sort"]>;
};

/**
 * What lists, searches and counts are answered from: a little of every entry, in memory, as of the last commit of whatever
 * process. Why not from the database itself: docs/decisions/0012-lists-are-answered-from-memory.md.
 */
export type DirectoryIndex = {
  /** The indexes as they are now. To be used at once, not across an `await`: they change with the next save. */
  current(): Promise<DirectoryIndexes>;
};

/** An open database with the lists of its entries. */
export type IndexedDatabase = OpenDatabase & { index: DirectoryIndex };

export const withIndex = (db: OpenDatabase): IndexedDatabase => ({ ...db, index: createDirectoryIndex(db) });

/** Nothing is read before somebody asks for it: most commands of the shell never do. */
export function createDirectoryIndex({
  read,
  dialect: { index: dialect },
  currentCommit,
}: Pick<OpenDatabase, "read" | "dialect" | "currentCommit">): DirectoryIndex {
  let indexes = emptyIndexes();
  /** The newest change that the indexes hold; undefined while they hold nothing. */
  let change: number | undefined;
  /** The commit as of which that was found to be the newest. */
  let commit: number | undefined;
  let work: Promise<void> | undefined;

  async function readAll(): Promise<void> {
    // What changes while the rows are read is read again by the next one who asks: its number is higher than this.
    const newest = await findNewestChange(read);
    const fresh = emptyIndexes();
    for (const kind of ENTRY_KINDS) {
      for (let after = 0; ; await otherTasks()) {
        const seqs = await readInto(fresh, kind, { after, limit: PIECE });
        if (seqs.length < PIECE) break;
        after = seqs.at(-1) as number;
      }
    }
    indexes = fresh;
    change = newest;
    void prepareSearches(fresh);
  }

  /** Whoever asks for a list first does not wait for what only searches need. */
  async function prepareSearches(fresh: DirectoryIndexes): Promise<void> {
    for (const index of [fresh.tusker, fresh.article]) {
      do await otherTasks();
      while (indexes === fresh && index.prepareSearches(SEARCH_PIECE));
    }
  }

  async function readInto(into: DirectoryIndexes, kind: EntryKind, choice: RowChoice): Promise<number[]> {
    const columns = kind === "tusker" ? TUSKER_COLUMNS : ARTICLE_COLUMNS;
    const rows = (await dialect.readCells(read, `${kind}s`, columns, choice)).map((cells) => byColumn(columns, cells));
    for (const row of rows) {
      if (kind === "tusker") into.tusker.put(toLightTusker(row as TuskerRow), row.search_text as string);
      else into.article.put(toLightArticle(row as ArticleRow), row.search_text as string);
    }
    return rows.map((row) => row.seq as number);
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
      // Should it fail in the middle, the next one begins from nothing.
      change = undefined;
      await follow(changes);
      change = changes.at(-1)?.change ?? known;
    }
    commit = seen;
  }

  return {
    async current() {
      // What is under way may have begun before a save that the caller knows of.
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
