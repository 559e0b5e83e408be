import fc from "fast-check";
import { ARTICLE_CATEGORIES } from "../../src/content/articles/categories.ts";
import { insertEntry } from "../../src/content/entries/records/complete-entries.server.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../../src/content/tuskers/status.ts";
import type { WriteTransaction } from "../../src/platform/db/queryable.server.ts";
import { newEntryId } from "../../src/platform/ids/entry-id.ts";
import { PUBLICATIONS } from "../../src/platform/ids/publication.ts";
import { foldForSearch, sortKeyOf } from "../../src/platform/text/fold.ts";

// A small choice of words, days and times, so that entries resemble each other and ties are frequent.

const words = fc.constantFrom("Raja", "Rājā", "Gemunu", "Kawanthissa", "of", "රාජා", "ab", "🐘", "é", "12");
const randomName = fc.array(words, { minLength: 1, maxLength: 3 }).map((some) => some.join(" "));
const time = fc.nat(5).map((minutes) => new Date(1_770_000_000_000 + minutes * 60_000).toISOString());
export const randomDay = fc.nat(6).map((day) => `2026-02-0${day + 1}`);
const binned = fc.option(time, { freq: 6 });

export const randomTusker = fc.record({
  name: randomName,
  alias: randomName,
  category: fc.constantFrom(...TUSKER_CATEGORIES),
  status: fc.constantFrom(...TUSKER_STATUSES),
  age: fc.option(fc.constantFrom(0, 7, 7.5, 70)),
  publication: fc.constantFrom(...PUBLICATIONS),
  updated_at: time,
  binned_at: binned,
});
export type RandomTusker = typeof randomTusker extends fc.Arbitrary<infer Tusker> ? Tusker : never;

export const randomArticle = fc.record({
  title: randomName,
  excerpt: randomName,
  category: fc.constantFrom(...ARTICLE_CATEGORIES),
  publish_date: randomDay,
  publication: fc.constantFrom(...PUBLICATIONS),
  updated_at: time,
  binned_at: binned,
});
export type RandomArticle = typeof randomArticle extends fc.Arbitrary<infer Article> ? Article : never;

const searchText = (...texts: string[]): string => texts.map(foldForSearch).join("\n");

/** The columns of a random tusker, including derived ones. */
export const tuskerColumns = ({ alias, ...tusker }: RandomTusker) => ({
  ...tusker,
  sort_key: sortKeyOf(tusker.name),
  search_text: searchText(tusker.name, alias),
});

/** The columns of a random article, including derived ones. */
export const articleColumns = (article: RandomArticle) => ({
  ...article,
  sort_key: sortKeyOf(article.title),
  search_text: searchText(article.title, article.excerpt),
});

const common = () => {
  const id = newEntryId();
  return {
    id,
    slug: `entry-${id}`,
    sources: "[]",
    version: 1,
    html_version: 1,
    created_at: "2026-02-01T00:00:00.000Z",
  };
};

/** @returns the internal key */
export const addRandomTusker = (transaction: WriteTransaction, tusker: RandomTusker): Promise<number> =>
  insertEntry(transaction, "tusker", {
    ...common(),
    ...tuskerColumns(tusker),
    description: "",
    description_html: "",
    summary: "",
    location: "Yala National Park",
    aliases: JSON.stringify([tusker.alias]),
  });

/** @returns the internal key */
export const addRandomArticle = (transaction: WriteTransaction, article: RandomArticle): Promise<number> =>
  insertEntry(transaction, "article", {
    ...common(),
    ...articleColumns(article),
    description: null,
    description_html: "",
    content: "",
    content_html: "",
    author: "The editors",
  });
