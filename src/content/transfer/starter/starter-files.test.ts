import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isEasyTarget } from "../../calls/featured/easy-target.ts";
import { placeWarnings } from "../../safety/places/wild-place.ts";
import type { NewTusker } from "../../tuskers/tusker.ts";
import { readStarterArticles, readStarterSources, readStarterTuskers } from "./starter-files.server.ts";
import { readStarterDocument, type StarterBlock, type StarterDocument } from "./starter-markdown.server.ts";

const sources = await readStarterSources();
const tuskers = await readStarterTuskers(sources);
const articles = await readStarterArticles(sources);

const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
/** A paragraph that states a number, a date or a death must cite its source. */
const NEEDS_SOURCE = new RegExp(`\\d|\\b(?:${MONTHS})\\b|\\b(?:died|dead|death|killed|shot|poached|electrocuted)\\b`);

/**
 * Villages, towns and areas of parks that reports on living or missing wild tuskers mention; our texts must not. Stored
 * as digests, so that the list does not reveal them: the first 12 characters of the SHA-256 of one or two words.
 */
const PLACES_NOT_TO_NAME = new Set([
  "dd2fc885f5b4",
  "0e3989bf8e65",
  "c9f49d9188a9",
  "aac390797455",
  "f801f7ed2187",
  "b7b7a336a241",
  "631f772a4135",
  "cce0b0cbbd2b",
  "8055ef6092e3",
  "be15367f82ff",
  "4c5c5793f278",
  "572593f325e9",
  "7b8110ca9630",
  "f05582307311",
  "aea792ab901a",
  "b5ccc0450e37",
  "16a932b2fcc7",
]);

function placesNamedIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)].filter((name) =>
    PLACES_NOT_TO_NAME.has(createHash("sha256").update(name).digest("hex").slice(0, 12)),
  );
}

/** Newspapers: "Daily" in their names does not describe a habit. */
const NEWSPAPERS = /\bDaily (?:FT|Mail|Mirror|News)\b/g;

/** General words in quoted headlines: they name no road and no village. */
const HEADLINE_WORDS = new Set(["road", "villages"]);

const mayLiveWild = tuskers.filter(
  ({ tusker }) =>
    (tusker.category === "wild" && (tusker.status !== "dead" || tusker.publication === "draft")) ||
    tusker.name === "Bullet",
);

const publishedSlugs = tuskers.filter(({ tusker }) => tusker.publication !== "draft").map(({ slug }) => slug);
const linkedSlugs = ({ html }: StarterDocument): string[] =>
  [...html.matchAll(/href="\/tuskers\/([^"]+)"/g)].map((match) => match[1] ?? "");

/** Fields that the file omits have the defaults of a new entry. */
const toldStatus = ({ category, status }: NewTusker) => ({ category: category ?? "wild", status: status ?? "alive" });

/** The texts of the record: what events tell, and notes. */
const recordedTexts = ({ claims, events, features, relations }: NewTusker): string[] => [
  ...(events ?? []).map(({ text }) => text),
  ...[...Object.values(claims ?? {}), features, relations].flatMap((statements) =>
    (statements ?? []).flatMap(({ note }) => note ?? []),
  ),
];

/** What the pages tell of a source: its page shows more than the list of an entry. */
const sourceTexts = (key: string): string[] => {
  const { title = "", publisher, author, note } = sources[key] ?? {};
  return [title, publisher, author, note].flatMap((text) => text ?? []);
};

const isProse = (block: StarterBlock): boolean => !/^(#|\||-{3,})/.test(block.markdown);
const words = (blocks: StarterBlock[]): number =>
  blocks
    .map((block) => block.markdown)
    .join(" ")
    .split(/\s+/).length;
/** Our own advice on how to behave contains no checkable claims. */
const isQuoteOfOwnText = (block: StarterBlock): boolean => block.markdown.startsWith(">");

test("there are all the tuskers of the fact sheet with grade A or B and a known status, and articles in every category", () => {
  expect(tuskers).toHaveLength(51);
  expect(tuskers.filter(({ tusker }) => tusker.publication === "draft").map(({ slug }) => slug)).toEqual([
    "athula-raja",
    "neela",
    "raja-of-pinnawala",
    "sanka",
  ]);
  expect(new Set(articles.map(({ article }) => article.category)).size).toBe(4);
});

test("six are featured, half of them alive, and none may live wild with large tusks", () => {
  const featured = tuskers.filter(({ featured }) => featured !== undefined);
  expect(featured.map(({ featured: place }) => place ?? 0).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(featured.filter(({ tusker }) => tusker.status === "alive").length).toBeGreaterThanOrEqual(3);
  const targets = featured.filter(({ tusker }) => {
    const { tusks = null, tags, features, claims, location } = tusker;
    const record = { tusks, tags: tags ?? [], features: features ?? [], claims: claims ?? {}, location };
    return isEasyTarget({ ...toldStatus(tusker), ...record });
  });
  expect(targets).toEqual([]);
});

test("an age reported in an earlier year is never given as the current age", () => {
  const undated = tuskers.filter(({ tusker }) => tusker.status !== "dead" && tusker.age !== null);
  expect(undated.map(({ slug }) => slug)).toEqual([]);
});

test("every dead tusker has a day of death, or the date of a report", () => {
  const undated = tuskers.filter(({ tusker }) => tusker.status === "dead" && !tusker.diedOn && !tusker.statusAsOf);
  expect(undated.map(({ slug }) => slug)).toEqual([]);
});

describe.each([...tuskers])("the entry $slug", ({ tusker, document }) => {
  test("has at most 300 words, and where status is disputed a note that says so", () => {
    expect(words(document.blocks)).toBeLessThanOrEqual(300);
    if (tusker.tags?.includes("status disputed")) expect(tusker.statusNote).toMatch(/differ|conflict/i);
    expect(tusker.sources?.length).toBeGreaterThan(0);
    expect(tusker.images ?? []).toEqual([]);
  });

  test("links only to published tuskers", () => {
    expect(linkedSlugs(document).filter((slug) => !publishedSlugs.includes(slug))).toEqual([]);
  });

  test("carries the sources of every paragraph that holds a number, a date or a death", () => {
    const bare = document.blocks.filter((block) => NEEDS_SOURCE.test(block.markdown) && block.sourceIds.length === 0);
    expect(bare.map((block) => block.markdown)).toEqual([]);
  });

  test("names no place below park or district where the animal is wild and may be alive", () => {
    if (!mayLiveWild.some((entry) => entry.tusker === tusker)) return;
    const texts = [
      tusker.name,
      ...(tusker.aliases ?? []),
      tusker.location,
      tusker.statusNote,
      tusker.ageNote,
      tusker.tusks,
      tusker.origin,
      ...(tusker.tags ?? []),
      ...recordedTexts(tusker),
      ...document.blocks.map((block) => block.markdown),
    ].filter((text) => typeof text === "string");
    expect(texts.flatMap((text) => placeWarnings(text))).toEqual([]);
    const told = (tusker.sources ?? []).flatMap(({ key = "" }) => sourceTexts(key));
    const namesIn = (text: string) =>
      placeWarnings(text.replaceAll(NEWSPAPERS, "")).filter((word) => !HEADLINE_WORDS.has(word));
    expect(told.flatMap(namesIn)).toEqual([]);
    expect([...texts, ...told].flatMap(placesNamedIn)).toEqual([]);
  });
});

describe.each([...articles])("the article $slug", ({ article, document }) => {
  test("has 500 to 1,200 words and an excerpt that fits a card", () => {
    expect(words(document.blocks)).toBeGreaterThanOrEqual(500);
    expect(words(document.blocks)).toBeLessThanOrEqual(1200);
    expect(article.excerpt.length).toBeLessThanOrEqual(200);
  });

  test("carries the sources of every paragraph that holds a number, a date or a death", () => {
    const bare = document.blocks.filter(
      (block) =>
        isProse(block) && !isQuoteOfOwnText(block) && /\d/.test(block.markdown) && block.sourceIds.length === 0,
    );
    expect(bare.map((block) => block.markdown)).toEqual([]);
  });

  test("names no place below park or district beside a wild tusker who may be alive", () => {
    const beside = document.blocks.filter((block) =>
      mayLiveWild.some(
        ({ tusker, slug }) => block.markdown.includes(tusker.name) || block.markdown.includes(`/${slug})`),
      ),
    );
    expect(beside.flatMap((block) => [...placesNamedIn(block.markdown), ...placeWarnings(block.markdown)])).toEqual([]);
  });

  test("links only to published tuskers", () => {
    expect(linkedSlugs(document).filter((slug) => !publishedSlugs.includes(slug))).toEqual([]);
  });
});

test("a file without fields, and one that names an unknown source, are refused", () => {
  expect(() => readStarterDocument("Just text.")).toThrow("three dashes");
  const document = readStarterDocument("---\nname: X\n---\nHe died in 2010. {S9999}\n");
  expect(document.sourceIds).toEqual(["S9999"]);
  expect(sources.S9999).toBeUndefined();
});

describe("the marks of sources", () => {
  const read = (text: string) => readStarterDocument(`---\nname: X\n---\n${text}\n`);

  test("are no part of the words of a block", () => {
    const { blocks } = read("He died in 2010. {S1, S22}\n\nHe was calm.");
    expect(blocks).toEqual([
      { markdown: "He died in 2010.", sourceIds: ["S1", "S22"] },
      { markdown: "He was calm.", sourceIds: [] },
    ]);
  });

  test.each([
    ["He died. {S1, S22}\n\nHe was calm.", '<p>He died.<sup data-sources="S1 S22"></sup></p>\n<p>He was calm.</p>'],
    ["He **died**\n{S1}", '<p>He <strong>died</strong><sup data-sources="S1"></sup></p>'],
    ["## His death {S1}", '<h2>His death<sup data-sources="S1"></sup></h2>'],
    ["- one {S1}\n- two", '<ul>\n<li>one<sup data-sources="S1"></sup></li>\n<li>two</li>\n</ul>'],
    ["> Said. {S1}", '<blockquote>\n<p>Said.<sup data-sources="S1"></sup></p>\n</blockquote>'],
  ])("become citations where they stand: %j", (markdown, html) => {
    expect(read(markdown).html).toBe(html);
  });

  test("become citations in the cells of a table", () => {
    expect(read("| a | b |\n| --- | --- |\n| x {S1} | y |").html).toContain(
      '<td>x<sup data-sources="S1"></sup></td>\n<td>y</td>',
    );
  });

  test("of more than ten sources become citations side by side", () => {
    const keys = Array.from({ length: 12 }, (_, index) => `S${index + 1}`);
    expect(read(`x {${keys.join(", ")}}`).html).toBe(
      `<p>x<sup data-sources="${keys.slice(0, 10).join(" ")}"></sup><sup data-sources="S11 S12"></sup></p>`,
    );
  });
});
