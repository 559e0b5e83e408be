import { expect, test } from "vitest";
import { inLanguage } from "../../platform/languages/in-language.server.ts";
import { type Cited, citationOf } from "./citation.ts";
import type { CitationFormat } from "./formats.ts";
import { CITATION_WRITERS } from "./write-citation.ts";

const SITE_URL = "https://tuskers.example";

const GEMUNU: Cited = {
  kind: "tusker",
  _id: "65f1c0ffee65f1c0ffee65f1",
  slug: "gemunu",
  title: "Gemunu",
  author: null,
  version: 3,
  // The next day in Sri Lanka.
  updatedAt: "2026-03-04T20:00:00.000Z",
};

const NASTY = '100% {of} $a_b & #1 \\ ~^ "q"\r\nTY  - BOOK\u2028} රාජා';

const write = (format: CitationFormat, cited: Partial<Cited> = {}) =>
  CITATION_WRITERS[format](citationOf(SITE_URL, { ...GEMUNU, ...cited }));

/** The values of a file in RIS, as a reference manager reads them: one line each. */
function readRis(file: string): Record<string, string> {
  const lines = file.split("\r\n");
  expect(lines.pop()).toBe("");
  return Object.fromEntries(
    lines.map((line) => {
      const [, tag = "", value = ""] = /^([A-Z][A-Z0-9]) {2}- (.*)$/.exec(line) ?? [];
      expect(tag, line).not.toBe("");
      return [tag, value];
    }),
  );
}

/** The fields of an entry in BibTeX, read by counting braces like BibTeX. */
function readBibtex(file: string): Record<string, string> {
  const fields: Record<string, string> = {};
  let depth = 0;
  let read = "";
  for (const character of file.slice(file.indexOf(",") + 1)) {
    if (character === "{") depth += 1;
    if (character === "}") depth -= 1;
    expect(depth).toBeGreaterThanOrEqual(-1);
    if (depth === -1) break;
    if (character === "," && depth === 0) {
      const [, name = "", value = ""] = /^\s*(\w+) = ([\s\S]*)$/.exec(read) ?? [];
      fields[name] = value;
      read = "";
    } else read += character;
  }
  expect([depth, read.trim()]).toEqual([-1, ""]);
  return fields;
}

test("a tusker is cited as a work of the site, with version, day and permanent address", () => {
  expect(write("bib")).toBe(`@misc{gemunu-v3,
  author = {{Sri Lankan Tuskers}},
  title = {{Gemunu}},
  howpublished = {Sri Lankan Tuskers, version 3},
  version = {3},
  year = {2026},
  month = mar,
  day = {5},
  url = {https://tuskers.example/id/65f1c0ffee65f1c0ffee65f1},
  language = {english},
}
`);
  expect(readRis(write("ris"))).toEqual({
    TY: "ELEC",
    ID: "gemunu-v3",
    AU: "Sri Lankan Tuskers",
    TI: "Gemunu",
    T2: "Sri Lankan Tuskers",
    ET: "3",
    PY: "2026",
    DA: "2026/03/05",
    LA: "en",
    UR: "https://tuskers.example/id/65f1c0ffee65f1c0ffee65f1",
    ER: "",
  });
  expect(JSON.parse(write("json"))).toEqual([
    {
      id: "gemunu-v3",
      type: "webpage",
      title: "Gemunu",
      author: [{ literal: "Sri Lankan Tuskers" }],
      "container-title": "Sri Lankan Tuskers",
      version: "3",
      issued: { "date-parts": [[2026, 3, 5]] },
      URL: "https://tuskers.example/id/65f1c0ffee65f1c0ffee65f1",
      language: "en",
    },
  ]);
});

test("a citation in another language leads to the page in it", () => {
  const csl = inLanguage("si", () => write("json", { title: "ගැමුණු" }));
  expect(JSON.parse(csl)).toMatchObject([
    { title: "ගැමුණු", language: "si", URL: "https://tuskers.example/si/id/65f1c0ffee65f1c0ffee65f1" },
  ]);
});

test("an article has its author, and no day before readers could see it", () => {
  const article = { kind: "article", title: "On tusks", author: "A. Perera", publishDate: "2026-04-01" } as const;
  expect(readBibtex(write("bib", article))).toMatchObject({ author: "{{A. Perera}}", month: "apr", day: "{1}" });
  expect(readRis(write("ris", article))).toMatchObject({ AU: "A. Perera", T2: "Sri Lankan Tuskers" });
});

test("no text breaks out of its field", () => {
  const nasty = { title: NASTY, author: NASTY };
  const bibtex = readBibtex(write("bib", nasty));
  expect(Object.keys(bibtex)).toEqual(Object.keys(readBibtex(write("bib"))));
  const written =
    '100\\% \\textbraceleft{}of\\textbraceright{} \\$a\\_b \\& \\#1 \\textbackslash{} \\textasciitilde{}\\textasciicircum{} "q" TY  - BOOK \\textbraceright{} රාජා';
  expect([bibtex.title, bibtex.author]).toEqual([`{{${written}}}`, `{{${written}}}`]);
  const oneLine = '100% {of} $a_b & #1 \\ ~^ "q" TY  - BOOK } රාජා';
  expect(readRis(write("ris", nasty))).toMatchObject({ TY: "ELEC", TI: oneLine, AU: oneLine });
  expect(JSON.parse(write("json", nasty))).toMatchObject([{ title: oneLine, author: [{ literal: oneLine }] }]);
});
