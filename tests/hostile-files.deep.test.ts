import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningSite, startSite } from "./support/running-site.ts";

// A file that an editor or an administrator sends may be as large as the limit allows, and made of what is hardest to
// hold. The site's process has little memory here: what piled up would end it.

const SMALL_HEAP = "--max-old-space-size=160";
const TRANSLATIONS = "/api/translations/si/import?dryRun=1";
const DIRECTORY = "/api/import?dryRun=1";
const [CSV, XLIFF, JSON_TYPE] = ["text/csv", "application/xliff+xml", "application/json"];

const UNITS = "entry,block,language,english,translation\n";
const TUSKERS = "name,age,location\n";
const HEAD = '{"format":"sri-lankan-tuskers","version":1';

const filled = (unit: string, bytes: number): string => unit.repeat(Math.floor(bytes / unit.length));
const forTranslations = (unit: string): string => filled(unit, 9_800_000);
const forDirectory = (unit: string): string => filled(unit, 49_000_000);
const numbered = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join("");

const FILES: [string, string, string, () => string, number][] = [
  ["a table of line ends", TRANSLATIONS, CSV, () => UNITS + forTranslations("\n"), 200],
  ["a table of a million blank rows", TRANSLATIONS, CSV, () => UNITS + ",,,,\r\n".repeat(1_000_000), 200],
  ["a table of rows of another length", TRANSLATIONS, CSV, () => UNITS + forTranslations(",\n"), 400],
  ["a table of one row of commas", TRANSLATIONS, CSV, () => UNITS + forTranslations(","), 400],
  ["a table of quotes", TRANSLATIONS, CSV, () => UNITS + forTranslations('"'), 400],
  ["XLIFF of open elements", TRANSLATIONS, XLIFF, () => forTranslations("<a>"), 400],
  [
    "XLIFF of empty elements",
    TRANSLATIONS,
    XLIFF,
    () => `<xliff version="1.2">${forTranslations("<a/>")}</xliff>`,
    200,
  ],
  ["XLIFF of attributes", TRANSLATIONS, XLIFF, () => `<a${numbered(700_000, (index) => ` b${index}=''`)}>`, 400],
  ["XLIFF of one value", TRANSLATIONS, XLIFF, () => `<a b='${forTranslations("&#x41;")}'/>`, 400],
  ["XLIFF of one comment", TRANSLATIONS, XLIFF, () => `<!--${forTranslations("a")}`, 400],
  ["XLIFF of one document type", TRANSLATIONS, XLIFF, () => `<!DOCTYPE a [${forTranslations("<!ENTITY a 'a'>")}`, 400],
  ["a directory of line ends", DIRECTORY, CSV, () => TUSKERS + forDirectory("\n"), 200],
  ["a directory of one row of commas", DIRECTORY, CSV, () => TUSKERS + forDirectory(","), 400],
  ["a directory of more rows than it may have", DIRECTORY, CSV, () => TUSKERS + forDirectory("a,,\n"), 422],
  ["a document of open lists", DIRECTORY, JSON_TYPE, () => `${HEAD},"pages":${forDirectory("[")}`, 400],
  ["a document of empty objects", DIRECTORY, JSON_TYPE, () => `${HEAD},"tuskers":[[${forDirectory("{},")}`, 400],
  [
    "a document of ever other members",
    DIRECTORY,
    JSON_TYPE,
    () => `${HEAD}${numbered(3_000_000, (index) => `,"a${index}":[]`)}}`,
    422,
  ],
];

describe("a site with little memory", () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({ settings: { NODE_OPTIONS: SMALL_HEAP, LOG_LEVEL: "silent" } });
  }, 600_000);
  afterAll(() => site.stop());

  test.each(FILES)("answers to %s, and goes on", async (_, path, type, file, status) => {
    const headers = { Authorization: `Bearer ${site.token}`, "Content-Type": type };
    const answer = await fetch(site.url + path, { method: "POST", headers, body: file() });
    expect([answer.status, (await answer.text()).length < 2000]).toEqual([status, true]);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
});
