import { expect, test } from "vitest";
import { readStarterSources } from "../transfer/starter/starter-files.server.ts";
import { canBeFound, wayToFind } from "./way-to-find.ts";

const NOTHING = { url: null, archiveUrl: null, publisher: null, author: null, date: null, note: null };

test("a source without an address is found by what is recorded of it, and one with an address by that", () => {
  const paper = {
    ...NOTHING,
    kind: "news",
    publisher: "Sunday Times",
    date: "2018-12-02",
    note: "Read in print.",
  } as const;
  expect(wayToFind(paper)).toBe(
    "No address is recorded. Look for the title with its publisher and date (Sunday Times, 2 December 2018), or in a library. Read in print.",
  );
  expect(wayToFind({ ...NOTHING, kind: "blog", date: "2018" })).toBe(
    "No address is recorded. Look for the title with its date (2018).",
  );
  expect(wayToFind({ ...NOTHING, kind: "other" })).toBe("No address is recorded. Look for the title.");
  expect(wayToFind({ ...paper, url: "https://paper.example/" })).toBeUndefined();
  expect(wayToFind({ ...paper, archiveUrl: "https://archive.example/" })).toBeUndefined();
});

test("every source of the starter content without an address has a way to be found", async () => {
  const sources = Object.entries(await readStarterSources());
  expect(sources).toHaveLength(290);
  const lost = sources.filter(([, source]) => !canBeFound({ ...NOTHING, ...source }));
  expect(lost.map(([key]) => key)).toEqual([]);
  expect(canBeFound({ ...NOTHING, kind: "news", publisher: "Sunday Times" })).toBe(false);
});
