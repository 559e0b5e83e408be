import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { words as layoutInSinhala } from "../site/layout/words.si.ts";
import { words as layoutInTamil } from "../site/layout/words.ta.ts";
import { CHECKED } from "./checked.ts";
import { isAllChecked, listTerms, termTable } from "./terms.ts";

const DOCUMENT = join(import.meta.dirname, "../../docs/translation.md");
const terms = listTerms();

test("every controlled term has a word in its own script in both languages", () => {
  expect(terms.length).toBeGreaterThan(250);
  expect(terms.filter(({ si }) => !/\p{Script=Sinhala}/u.test(si)).map(({ id }) => id)).toEqual([]);
  expect(terms.filter(({ ta }) => !/\p{Script=Tamil}/u.test(ta)).map(({ id }) => id)).toEqual([]);
});

test("docs/translation.md shows the terms as they are: `npm run terms` writes it", () => {
  const [, table = ""] = /<!-- terms -->\n+(.*?)\n+<!-- end of terms -->/s.exec(readFileSync(DOCUMENT, "utf8")) ?? [];
  expect(table.trim()).toBe(termTable());
});

describe.each([
  ["si", layoutInSinhala.unchecked],
  ["ta", layoutInTamil.unchecked],
] as const)("in %s", (language, notice) => {
  test("pages say that words are unchecked until all terms are checked", () => {
    expect(notice === null).toBe(isAllChecked(language));
  });

  test("only terms that exist are marked as checked", () => {
    const known = new Set(terms.map(({ id }) => id));
    expect(Object.keys(CHECKED[language]).filter((id) => !known.has(id))).toEqual([]);
  });
});
