import { expect, test } from "vitest";
import type { EntryToCheck } from "./entry-texts.ts";
import { entryWarnings } from "./entry-warnings.ts";

const TODAY = "2026-03-01";
const WILD = { name: "Drona", status: "alive", category: "wild", publication: "published" };
const pathsOf = (entry: EntryToCheck): string[] => entryWarnings(entry, TODAY).map(({ path }) => path);

test.each<[string, EntryToCheck]>([
  ["description", { description: "<p>In the dry season he moves to <b>Kaudulla</b>.</p>" }],
  ["statusNote", { statusNote: "In August he comes to Minneriya." }],
  ["location", { location: "Minneriya National Park, seen from July to September" }],
  ["origin", { origin: "නියඟයට ඇතා උඩවලවේට එනවා." }],
])("a season is warned of in the field %s", (path, fields) => {
  expect(pathsOf({ ...WILD, ...fields })).toEqual([path]);
  expect(pathsOf({ ...WILD, ...fields, status: "dead" })).toEqual([]);
});

test("a season is warned of in an article if it is that of one bull", () => {
  expect(pathsOf({ title: "A giant", content: "<p>Every August he comes to Minneriya.</p>" })).toEqual(["content"]);
  expect(pathsOf({ title: "The Gathering", content: "<p>In August elephants come to Minneriya.</p>" })).toEqual([]);
});
