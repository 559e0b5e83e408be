import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readPlainLists } from "../../../tests/support/plain-lists.ts";
import {
  addRandomArticle,
  addRandomTusker,
  articleColumns,
  type RandomArticle,
  type RandomTusker,
  randomArticle,
  randomDay,
  randomTusker,
  tuskerColumns,
} from "../../../tests/support/random-directory.ts";
import { TEST_DATABASE } from "../../../tests/support/test-database.ts";
import { hearOf, temporaryDatabase } from "../../../tests/support/test-services.ts";
import { runs } from "../../../tests/support/tier.ts";
import { migrate } from "../../platform/db/migrate.server.ts";
import { PUBLICATIONS } from "../../platform/ids/publication.ts";
import { ARTICLE_SORTS, ARTICLE_STATES, type ArticleSort } from "../articles/article-sort.ts";
import { ARTICLE_CATEGORIES } from "../articles/categories.ts";
import { suggestTuskers } from "../calls/tuskers/suggest-tuskers.server.ts";
import { updateEntry } from "../entries/records/complete-entries.server.ts";
import { listSeqs } from "../entries/records/list-entries.server.ts";
import { deleteEntry } from "../kinds/rows/entry-rows.server.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../tuskers/status.ts";
import { TUSKER_SORTS, type TuskerSort } from "../tuskers/tusker-sort.ts";
import { createDirectoryIndex, type IndexedDatabase, withIndex } from "./directory-index.server.ts";
import type { ArticleFilter, TuskerFilter } from "./list-filters.server.ts";

/** Two connections to one database, as two processes would have. */
async function openTwice(): Promise<[IndexedDatabase, IndexedDatabase]> {
  const open = await temporaryDatabase();
  const [one, other] = [await open(), await open()];
  await migrate(one);
  await one.follow();
  await other.follow();
  return [withIndex(one), withIndex(other)];
}

const search = fc.option(
  fc.constantFrom("raja", "aj", "a", " ", "of raja", "gemunu", "12", "රාජා", "🐘", "unu", "thiss", "zzz"),
  { nil: undefined },
);
const maybe = <Value>(...values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

const tuskerList = fc.record({
  filter: fc.record({
    named: search,
    category: maybe(...TUSKER_CATEGORIES),
    status: maybe(...TUSKER_STATUSES),
    includeDrafts: fc.boolean(),
    publication: maybe(...PUBLICATIONS),
  }),
  sort: fc.constantFrom(...TUSKER_SORTS),
});

const articleList = fc.record({
  filter: fc.record({
    search,
    category: maybe(...ARTICLE_CATEGORIES),
    publicOn: fc.option(randomDay, { nil: undefined }),
    state: fc.option(fc.record({ is: fc.constantFrom(...ARTICLE_STATES), today: randomDay }), { nil: undefined }),
  }),
  sort: fc.constantFrom(...ARTICLE_SORTS),
});

const step = fc.oneof(
  fc.record({
    what: fc.constant("add" as const),
    tuskers: fc.array(randomTusker, { maxLength: 5 }),
    articles: fc.array(randomArticle, { maxLength: 5 }),
  }),
  fc.record({
    what: fc.constant("change" as const),
    which: fc.nat(),
    column: fc.nat(),
    tusker: randomTusker,
    article: randomArticle,
  }),
  fc.record({ what: fc.constant("delete" as const), which: fc.nat() }),
  fc.record({ what: fc.constant("nothing" as const) }),
);
const round = fc.record({
  step,
  byOther: fc.boolean(),
  tuskerLists: fc.array(tuskerList, { maxLength: 4 }),
  articleLists: fc.array(articleList, { maxLength: 4 }),
});

type TuskerList = { filter: TuskerFilter; sort: TuskerSort };
type ArticleList = { filter: ArticleFilter; sort: ArticleSort };
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** A single column, because each one alone must invalidate its lists. */
function oneOf<Columns extends object>(columns: Columns, which: number): Partial<Columns> {
  const entries = Object.entries(columns);
  return Object.fromEntries([entries[which % entries.length] as [string, unknown]]) as Partial<Columns>;
}

/** Requested after every change, so that a stale cached list is noticed. */
const USUAL_TUSKERS: TuskerList[] = [
  { filter: { includeDrafts: false }, sort: "name" },
  { filter: { includeDrafts: true }, sort: "-age" },
  { filter: { includeDrafts: false, named: "raja", category: "wild" }, sort: "name" },
];
const USUAL_ARTICLES: ArticleList[] = [
  { filter: { publicOn: "2026-02-04" }, sort: "-date" },
  { filter: { search: "a" }, sort: "title" },
];

async function take(db: IndexedDatabase, taken: Step): Promise<void> {
  await db.write.transaction().execute(async (transaction) => {
    const seqs = async (table: "tuskers" | "articles") =>
      (await transaction.selectFrom(table).select("seq").orderBy("seq").execute()).map((row) => row.seq);
    const [tuskers, articles] = [await seqs("tuskers"), await seqs("articles")];
    const chosen = (from: number[], which: number) => from[which % Math.max(1, from.length)];
    if (taken.what === "add") {
      for (const tusker of taken.tuskers) await addRandomTusker(transaction, tusker);
      for (const article of taken.articles) await addRandomArticle(transaction, article);
    } else if (taken.what === "change") {
      const [tusker, article] = [chosen(tuskers, taken.which), chosen(articles, taken.which)];
      if (tusker !== undefined)
        await updateEntry(transaction, "tusker", tusker, oneOf(tuskerColumns(taken.tusker), taken.column));
      if (article !== undefined) {
        await updateEntry(transaction, "article", article, oneOf(articleColumns(taken.article), taken.column));
      }
    } else if (taken.what === "delete") {
      const [tusker, article] = [chosen(tuskers, taken.which), chosen(articles, taken.which)];
      if (tusker !== undefined) await deleteEntry(transaction, "tusker", tusker);
      if (article !== undefined) await deleteEntry(transaction, "article", article);
    }
  });
}

test("every list equals a full scan in its order, after each change by any process", async () => {
  const [db, other] = await openTwice();
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 12 }), async (rounds) => {
      for (const { step: taken, byOther, tuskerLists, articleLists } of rounds) {
        await take(byOther ? other : db, taken);
        if (byOther) await hearOf(db, other);
        const plain = await readPlainLists(db.read);
        for (const { filter, sort } of [...USUAL_TUSKERS, ...tuskerLists]) {
          const found = await listSeqs(db, "tusker", filter, sort);
          expect([...found], JSON.stringify({ filter, sort })).toEqual(plain.tuskers(filter, sort));
        }
        for (const { filter, sort } of [...USUAL_ARTICLES, ...articleLists]) {
          const found = await listSeqs(db, "article", filter, sort);
          expect([...found], JSON.stringify({ filter, sort })).toEqual(plain.articles(filter, sort));
        }
        // An index that followed all changes suggests the same as a fresh one.
        const fresh = createDirectoryIndex({ ...db, currentCommit: () => 1 });
        for (const words of ["gemunoo", "raaja", "kavantisa"]) {
          expect(await suggestTuskers(db, words)).toEqual(await suggestTuskers({ ...db, index: fresh }, words));
        }
      }
    }),
    // Each run makes several hundred requests to a database server, and the index code is the same for both databases.
    { numRuns: runs(TEST_DATABASE === "sqlite" ? 60 : 20) },
  );
});

test("each column by itself, changed by another process, shows in the lists that depend on it", async () => {
  const [db, other] = await openTwice();
  await other.write.transaction().execute(async (transaction) => {
    const shown = { publication: "published", binned_at: null } as const;
    for (const name of ["Aba", "Bandula"]) {
      const [tusker, article] = [fc.sample(randomTusker, 1)[0], fc.sample(randomArticle, 1)[0]];
      const alike = { category: "wild", status: "alive", age: 7, updated_at: "2026-01-01T00:00:00.000Z" } as const;
      const dated = { category: "research", publish_date: "2026-02-02", updated_at: alike.updated_at } as const;
      await addRandomTusker(transaction, { ...(tusker as RandomTusker), ...shown, ...alike, name });
      await addRandomArticle(transaction, { ...(article as RandomArticle), ...shown, ...dated, title: name });
    }
  });
  await hearOf(db, other);
  const lists = async () => {
    const all: Record<string, number[]> = {};
    for (const sort of TUSKER_SORTS)
      all[`tuskers ${sort}`] = [...(await listSeqs(db, "tusker", { includeDrafts: true }, sort))];
    for (const sort of ARTICLE_SORTS) all[`articles ${sort}`] = [...(await listSeqs(db, "article", {}, sort))];
    all.wild = [...(await listSeqs(db, "tusker", { includeDrafts: false, category: "wild", status: "alive" }))];
    all.found = [...(await listSeqs(db, "tusker", { includeDrafts: true, named: "zeta" }))];
    all.research = [...(await listSeqs(db, "article", { category: "research", publicOn: "2026-02-02" }))];
    all.foundArticles = [...(await listSeqs(db, "article", { search: "zeta" }))];
    return all;
  };
  const changes = {
    tuskers: {
      sort_key: "zzz",
      search_text: "zeta",
      category: "conservation",
      status: "missing",
      age: 70,
      publication: "draft",
      updated_at: "2026-01-02T00:00:00.000Z",
      binned_at: "2026-01-02",
    },
    articles: {
      sort_key: "zzz",
      search_text: "zeta",
      category: "wildlife",
      publish_date: "2026-02-03",
      publication: "draft",
      updated_at: "2026-01-02T00:00:00.000Z",
      binned_at: "2026-01-02",
    },
  };
  for (const [table, columns] of Object.entries(changes)) {
    for (const [column, value] of Object.entries(columns)) {
      const before = await lists();
      const { rows } = await sql<{
        old: string;
      }>`select ${sql.ref(column)} as old from ${sql.table(table)} where seq = 1`.execute(db.read);
      const set = async (to: unknown) => {
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where seq = 1`.execute(other.write);
        await hearOf(db, other);
      };
      await set(value);
      expect(await lists(), `${table}.${column}`).not.toEqual(before);
      await set(rows[0]?.old);
      expect(await lists(), `${table}.${column}`).toEqual(before);
    }
  }
});

test("what is rolled back was never there", async () => {
  const [db] = await openTwice();
  const [tusker] = fc.sample(randomTusker, { numRuns: 1 });
  const shown = { ...(tusker as NonNullable<typeof tusker>), binned_at: null };
  const failing = db.write.transaction().execute(async (transaction) => {
    await addRandomTusker(transaction, shown);
    // Nobody sees an uncommitted change.
    expect(await listSeqs(db, "tusker", { includeDrafts: true })).toHaveLength(0);
    throw new Error("given up");
  });
  await expect(failing).rejects.toThrow("given up");
  expect(await listSeqs(db, "tusker", { includeDrafts: true })).toHaveLength(0);
  await db.write.transaction().execute((transaction) => addRandomTusker(transaction, shown));
  expect(await listSeqs(db, "tusker", { includeDrafts: true })).toHaveLength(1);
});

test("an index that has missed more changes than are kept reads everything again", { tags: ["deep"] }, async () => {
  const [db, other] = await openTwice();
  const add = (count: number) =>
    other.write.transaction().execute(async (transaction) => {
      for (const tusker of fc.sample(randomTusker, { numRuns: count, seed: count })) {
        await addRandomTusker(transaction, tusker);
      }
    });
  const isTrue = async () => {
    await hearOf(db, other);
    const filter = { includeDrafts: true };
    expect([...(await listSeqs(db, "tusker", filter))]).toEqual(
      (await readPlainLists(db.read)).tuskers(filter, "name"),
    );
  };
  await add(50);
  await isTrue();
  // First more changes than are applied one by one, then more than are recorded.
  await add(2500);
  await isTrue();
  for (let turn = 0; turn < 5; turn += 1) await sql`update tuskers set age = age + 1`.execute(other.write);
  await sql`delete from tuskers where seq % 2 = 0`.execute(other.write);
  const { rows } = await sql<{ kept: number }>`select count(*) as kept from entry_changes`.execute(db.read);
  expect(rows[0]?.kept).toBe(10_000);
  await isTrue();
});

test("many who ask at once, while another process saves, each see the saves that came before they asked", async () => {
  const [db, another] = await openTwice();
  // With a database server, other nodes hear of a save slightly later, but the node that saves knows at once.
  const other = TEST_DATABASE === "sqlite" ? another : db;
  const [tusker] = fc.sample(randomTusker, { numRuns: 1 });
  const shown = { ...(tusker as NonNullable<typeof tusker>), binned_at: null };
  const asked: Promise<void>[] = [];
  for (let added = 0; added < 40; added += 1) {
    for (let asker = 0; asker < 3; asker += 1) {
      asked.push(
        listSeqs(db, "tusker", { includeDrafts: true }).then((seqs) =>
          expect(seqs.length).toBeGreaterThanOrEqual(added),
        ),
      );
    }
    await other.write.transaction().execute((transaction) => addRandomTusker(transaction, shown));
  }
  await Promise.all(asked);
  expect(await listSeqs(db, "tusker", { includeDrafts: true })).toHaveLength(40);
});

test("it is an error where the database cannot be read", async () => {
  const [db] = await openTwice();
  expect(await listSeqs(db, "tusker", { includeDrafts: true })).toHaveLength(0);
  await db.close();
  await expect(db.index.current()).rejects.toThrow();
});
