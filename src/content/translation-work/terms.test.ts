import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { words as card } from "../../artwork/cards/words.ts";
import { words as paper } from "../../features/printing/words.ts";
import { wordsIn } from "../../platform/languages/words.ts";
import { words as layout } from "../../site/frame/words.ts";
import { ARTICLE_CATEGORIES } from "../articles/categories.ts";
import { ARTICLE_CATEGORY_LABELS } from "../articles/words.ts";
import { CHECKED } from "../translations/checked.ts";
import { listTerms, termFile, termFileOf, termTables } from "./terms.server.ts";

const DOCUMENT = join(import.meta.dirname, "../../../docs/translation.md");
const terms = await listTerms();

test("every controlled term has a word in its own script in both languages", () => {
  expect(terms.length).toBeGreaterThan(400);
  expect(terms.filter(({ si }) => !/\p{Script=Sinhala}/u.test(si)).map(({ id }) => id)).toEqual([]);
  expect(terms.filter(({ ta }) => !/\p{Script=Tamil}/u.test(ta)).map(({ id }) => id)).toEqual([]);
});

test("every controlled term has an id of its own", () => {
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
});

test.each(["si", "ta"] as const)("in %s, share cards call the categories of articles as pages do", (language) => {
  const labels = wordsIn(language, ARTICLE_CATEGORY_LABELS);
  for (const category of ARTICLE_CATEGORIES) expect(wordsIn(language, card).category(category)).toBe(labels[category]);
});

test("docs/translation.md shows the terms as they are: `npm run terms` writes it", async () => {
  const [, table = ""] = /<!-- terms -->\n+(.*?)\n+<!-- end of terms -->/s.exec(readFileSync(DOCUMENT, "utf8")) ?? [];
  expect(table.trim()).toBe(await termTables());
});

test.each(["si", "ta"] as const)(
  "the file of %s has the terms as they are: `npm run terms` writes it",
  async (language) => {
    expect(readFileSync(termFileOf(language), "utf8")).toBe(await termFile(language));
  },
);

describe.each(["si", "ta"] as const)("in %s", (language) => {
  test("pages and paper say that words are unchecked until all terms are checked", () => {
    const isAllChecked = terms.every(({ id }) => CHECKED[language][id] !== undefined);
    for (const words of [layout, paper]) expect(wordsIn(language, words).unchecked === null).toBe(isAllChecked);
  });

  test("only terms that exist are marked as checked", () => {
    const known = new Set(terms.map(({ id }) => id));
    expect(Object.keys(CHECKED[language]).filter((id) => !known.has(id))).toEqual([]);
  });
});
