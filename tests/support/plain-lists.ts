import type { ArticleFilter, TuskerFilter } from "../../src/content/search/list-filters.server.ts";
import type { Queryable } from "../../src/platform/db/queryable.server.ts";
import { isNative, soundOf } from "../../src/platform/text/scripts/sound.ts";

/** Reference results of the lists, computed by checking every row: slow, but obviously correct. */
export type PlainLists = {
  tuskers(filter: TuskerFilter, sort: string): number[];
  articles(filter: ArticleFilter, sort: string): number[];
};

/** Compares texts by their UTF-8 bytes, as databases do, and numbers by value; null comes last. */
function compareValues(a: string | number | null, b: string | number | null, direction: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === "number" && typeof b === "number") return direction * (a - b);
  return direction * Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
}

type Row = { seq: number; id: string; sort_key: string } & Record<string, string | number | null>;

/** Sorts rows; a minus reverses the order, except for ties, which are ordered by sort key (where it applies) and id. */
function sortedSeqs(rows: Row[], column: string, direction: number, ties: readonly string[]): number[] {
  return rows
    .sort(
      (a, b) =>
        compareValues(a[column] ?? null, b[column] ?? null, direction) ||
        ties.map((tie) => compareValues(a[tie] ?? null, b[tie] ?? null, 1)).find((order) => order !== 0) ||
        0,
    )
    .map(({ seq }) => seq);
}

const COLUMNS: Record<string, { column: string; ties: readonly string[] }> = {
  name: { column: "sort_key", ties: ["id"] },
  title: { column: "sort_key", ties: ["id"] },
  age: { column: "age", ties: ["sort_key", "id"] },
  status: { column: "status", ties: ["sort_key", "id"] },
  date: { column: "publish_date", ties: ["id"] },
  updated: { column: "updated_at", ties: ["id"] },
};

function ordered(rows: Row[], sort: string): number[] {
  const order = COLUMNS[sort.replace("-", "")];
  if (order === undefined) throw new Error(`There is no order ${sort}.`);
  return sortedSeqs(rows, order.column, sort.startsWith("-") ? -1 : 1, order.ties);
}

/** Whether names match a search: literally, or by the sound of words where one of the two is in another script. */
function matchesNames(names: string, search: string): boolean {
  const sound = soundOf(search).trim();
  const isPlain = isNative(search) || !/[^\p{L}\p{M}\p{N}\s]/u.test(search);
  const soundsLike = (line: string) =>
    (isNative(search) || isNative(line)) && ` ${soundOf(line)}`.includes(` ${sound}`);
  return names.includes(search) || (isPlain && sound.length >= 3 && names.split("\n").some(soundsLike));
}

export async function readPlainLists(db: Queryable): Promise<PlainLists> {
  const tuskers = await db.selectFrom("tuskers").selectAll().execute();
  const articles = await db.selectFrom("articles").selectAll().execute();
  return {
    tuskers: ({ named, category, status, includeDrafts, publication }, sort) =>
      ordered(
        tuskers.filter(
          (row) =>
            row.binned_at === null &&
            (includeDrafts || row.publication === "published") &&
            (publication === undefined || row.publication === publication) &&
            (category === undefined || row.category === category) &&
            (status === undefined || row.status === status) &&
            (named === undefined || matchesNames(row.search_text, named)),
        ),
        sort,
      ),
    articles: ({ search, category, publicOn, state }, sort) =>
      ordered(
        articles.filter(
          (row) =>
            row.binned_at === null &&
            (publicOn === undefined || (row.publication === "published" && row.publish_date <= publicOn)) &&
            (state === undefined ||
              (state.is === "draft"
                ? row.publication === "draft"
                : row.publication === "published" && row.publish_date > state.today === (state.is === "scheduled"))) &&
            (category === undefined || row.category === category) &&
            (search === undefined || row.search_text.includes(search)),
        ),
        sort,
      ),
  };
}
