import { describe, expect, test } from "vitest";
import { type CsvColumns, csvCells, csvHeader, readCsvHeader, readCsvRow } from "./csv-columns.ts";
import type { ExportedTusker } from "./directory-document.ts";

const columnsOf = (...names: string[]): CsvColumns => {
  const read = readCsvHeader(names, undefined);
  if ("problem" in read) throw new Error(read.problem);
  return read;
};

const TUSKER: ExportedTusker = {
  _id: "65f1c0ffee65f1c0ffee65f1",
  slug: "gemunu",
  formerSlugs: ["gemunu-of-yala"],
  name: "Gemunu",
  aliases: [],
  status: "alive",
  statusAsOf: "2026-01",
  statusNote: "Seen;=1+1\tor\t-5\n+94 11",
  age: 40,
  ageNote: null,
  bornYear: null,
  diedOn: null,
  heightM: 2.9,
  wikidata: "Q42",
  location: "Yala National Park",
  category: "wild",
  tags: ["a|b", "=cmd"],
  tusks: null,
  origin: null,
  claims: { born: [{ value: "1953~", certainty: "likely", sources: ["S1"] }] },
  events: [{ id: "e1", kind: "musth", date: "2019", text: "Musth.", certainty: "certain", sources: [] }],
  features: [{ character: "tusks", state: "both", certainty: "certain", sources: [] }],
  relations: [{ kind: "rival", name: "Sando", certainty: "certain", sources: [] }],
  description: "-- A bold one.\n\nHe opens cars.",
  publication: "draft",
  images: ["/uploads/public/gemunu.jpg"],
  imageDetails: [
    { url: "/uploads/public/gemunu.jpg", alt: "A", credit: null, licence: null, takenOn: null, focus: null },
  ],
  sources: [{ key: "S1", title: 'A paper; "x";=1;-y', kind: "news" }],
  portrait: { pose: "front" },
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-02T00:00:00.000Z",
};

describe("the header", () => {
  test("says what kind of entries a file contains", () => {
    expect(columnsOf("name", "age").kind).toBe("tusker");
    expect(columnsOf("title").kind).toBe("article");
  });

  test("may be in any order and case, with a mark before it and empty columns behind", () => {
    const { columns } = columnsOf("\ufeffAGE", " Name ", "statusasof", "", "");
    expect(columns.map(({ name }) => name)).toEqual(["age", "name", "statusAsOf"]);
  });

  test.each([
    [["name", "ages"], /^Row 1.* “ages”/],
    [["name", "", "age"], /^Row 1.* 2 /],
    [["name", "Name"], /^Row 1.* “name”/],
    [["slug"], /^Row 1/],
    [["name", "title"], /^Row 1.* “name”/],
  ])("%j is refused", (names, problem) => {
    expect(readCsvHeader(names, undefined)).toEqual({ problem: expect.stringMatching(problem) });
  });

  test("that belongs to the other kind than the one expected is refused", () => {
    expect(readCsvHeader(["title"], "tusker")).toEqual({ problem: expect.stringContaining("“title”") });
  });
});

describe("a row", () => {
  test("comes back as the entry it was", () => {
    const cells = csvCells("tusker", TUSKER);
    expect(cells).toHaveLength(csvHeader("tusker").length);
    expect(readCsvRow(cells, columnsOf(...csvHeader("tusker")))).toEqual({ entry: TUSKER });
  });

  test("clears what is empty, and leaves alone what has no column", () => {
    expect(readCsvRow(["Gemunu", "", ""], columnsOf("name", "age", "tags"))).toEqual({
      entry: { name: "Gemunu", age: null, tags: [] },
    });
  });

  test("leaves alone the cells that a program left out at its end", () => {
    expect(readCsvRow(["Gemunu", "40"], columnsOf("name", "age", "tags"))).toEqual({
      entry: { name: "Gemunu", age: 40 },
    });
  });

  test("takes an empty id or slug for none", () => {
    expect(readCsvRow(["", " ", "Gemunu"], columnsOf("_id", "slug", "name"))).toEqual({ entry: { name: "Gemunu" } });
  });

  test("reads a number with a comma or an exponent, and hands on what is none", () => {
    const columns = columnsOf("name", "heightM", "age");
    expect(readCsvRow(["a", "2,9", String(1e-7)], columns)).toEqual({ entry: { name: "a", heightM: 2.9, age: 1e-7 } });
    expect(readCsvRow(["a", "2,9", "about 40"], columns)).toEqual({
      entry: { name: "a", heightM: 2.9, age: "about 40" },
    });
  });

  test("names the column of a cell that cannot be read", () => {
    expect(readCsvRow(["a", "[{"], columnsOf("name", "sources"))).toEqual({
      problem: expect.stringContaining("“sources”"),
    });
  });

  test("with a cell too many is refused", () => {
    expect(readCsvRow(["a", "40", "", "oops"], columnsOf("name", "age"))).toEqual({
      problem: expect.stringContaining("cell 4"),
    });
  });
});
