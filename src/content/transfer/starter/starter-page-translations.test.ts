import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  LETTERS,
  numbersIn,
  type TranslatedLanguage,
  wrongLetters,
} from "../../../../tests/support/translated-texts.ts";
import { PROJECT_FOLDER } from "../../../platform/config/project-folder.server.ts";
import { PAGE_KEYS, PAGE_SCHEMAS, type PageKey } from "../../texts/page.ts";
import { SHIPPED } from "../../texts/shipped/shipped.ts";
import { readStarterDocument } from "./starter-markdown.server.ts";

type Words = Record<string, unknown>;

/** What a page says in words of its own: not its state, its date, numbers by year or sources, and nothing where it is empty. */
const isTold = ([field, value]: [string, unknown]): boolean =>
  value !== null && !["publication", "effective", "tollYears", "tollSources"].includes(field);

const withoutTags = (text: string): string => text.replace(/<[^>]*>/g, " ");
const blocksIn = (html: string): string => (html.match(/<\/?(?:p|h3|ul|li|b)>/g) ?? []).join("");
const linksIn = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to ?? "").sort();
/** A field as one text. Figures are told without the keys of their sources, which belong to the English alone. */
const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : JSON.stringify((value as Words[]).map(({ value: figure, meaning, note }) => [figure, meaning, note]));
/** The texts of a field: itself, or what its figures count and the notes on them. */
const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : (value as Words[]).flatMap(({ meaning, note }) => [`${meaning}`, `${note}`]);

/** What is wrong in the words of a page, compared with those that are shipped. */
function problemsOf(words: Words, shipped: Words, key: PageKey, language: TranslatedLanguage): string[] {
  const told = Object.entries(shipped).filter(isTold);
  const { success, error } = PAGE_SCHEMAS[key].safeParse({ ...shipped, ...words });
  const problems = success ? [] : error.issues.map(({ message }) => message);
  if (Object.keys(words).join() !== told.map(([field]) => field).join()) problems.push(`fields: ${Object.keys(words)}`);
  for (const [field, english] of told) {
    const value = words[field] ?? "";
    const [here, there] = [textOf(value), textOf(english)];
    if (blocksIn(here) !== blocksIn(there)) problems.push(`${field}: blocks`);
    if (linksIn(here).join() !== linksIn(there).join()) problems.push(`${field}: links`);
    const [have, want] = [here, there].map((text) => numbersIn(withoutTags(text)).join(" "));
    if (have !== want) problems.push(`${field}: numbers ${have} for ${want}`);
    for (const text of textsOf(value).map(withoutTags)) {
      if (/\p{L}/u.test(withoutTags(there)) && !LETTERS[language].test(text)) problems.push(`${field}: not translated`);
      problems.push(...wrongLetters(text.replace(/%/g, ""), language).map((problem) => `${field}: ${problem}`));
    }
  }
  return problems;
}

const folderOf = (language: string): string => join(PROJECT_FOLDER, "starter", "translations", language, "pages");

async function wordsOf(language: TranslatedLanguage, key: PageKey): Promise<Words> {
  const text = await readFile(join(folderOf(language), `${key}.md`), "utf8");
  const { state, translator, ...words } = readStarterDocument(text).frontMatter;
  expect({ state, translator }).toEqual({ state: "translated", translator: "The editors" });
  return words;
}

describe.each(["si", "ta"] as const)("the translations of the shipped pages in %s", (language) => {
  test("are of the pages that can be edited", async () => {
    expect((await readdir(folderOf(language))).sort()).toEqual(PAGE_KEYS.map((key) => `${key}.md`).sort());
  });

  test.each(PAGE_KEYS)("of %s say field by field what is shipped", async (key) => {
    expect(problemsOf(await wordsOf(language, key), SHIPPED[key], key, language)).toEqual([]);
  });
});

describe("the comparison with the shipped words", () => {
  const shipped: Words = SHIPPED.about;

  test.each([
    ["a field left out", { askTitle: undefined }, "askTitle: not translated"],
    ["a text that is too long", { lead: "නම් ".repeat(100) }, "at most 240"],
    ["English left as it is", { namesText: shipped.namesText }, "namesText: not translated"],
    ["a missing paragraph", { askText: "ඡායාරූප" }, "askText: blocks"],
    ["a missing link", { beginText: "<p>නාමාවලිය</p>" }, "beginText: links"],
    ["a missing number", { namesText: "<p>නම්</p>\n<p>නම්</p>" }, "namesText: numbers  for 2017 2021"],
    ["figures without what they count", { namesFigures: [{ value: "122", note: "", sources: [] }] }, "required"],
  ])("finds %s", async (_, changed: Words, problem) => {
    const words = { ...(await wordsOf("si", "about")), ...changed };
    expect(problemsOf(words, shipped, "about", "si").join("\n")).toContain(problem);
  });
});
