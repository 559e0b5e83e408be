import { expect, test } from "vitest";
import { finish } from "../../../platform/jobs/finish.ts";
import type { EntryToCheck } from "./entry-texts.ts";
import { entryWarnings, findEntryWarnings } from "./entry-warnings.ts";

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

test.each<[string, EntryToCheck]>([
  ["name", { name: "galge gate" }],
  ["name", { name: "Hulanugewewa Raja" }],
  ["tags.1", { tags: ["single tusk", "kudawila tank"] }],
  ["tags.0", { tags: ["nelumwewa"] }],
  ["aliases.0", { aliases: ["wewa langa inna eka"] }],
  ["location", { location: "Yala, near galge camp" }],
])("a small place is warned of in %s, without capitals as well: %j", (path, fields) => {
  expect(pathsOf({ ...WILD, ...fields })).toEqual([path]);
});

test("tags that name no place are not warned of", () => {
  const tags = [
    "single tusk",
    "temple elephant",
    "human-elephant conflict",
    "Kala Wewa",
    "forest tank",
    "crossed tusks",
  ];
  expect(pathsOf({ ...WILD, tags })).toEqual([]);
});

test("an article is warned of if it gives a day, or a park and a month, of a tusker who may live wild", () => {
  const wild = [{ name: "Nandimithra", aliases: ["නන්දිමිත්‍ර"] }];
  const mentions = (content: string) =>
    finish(findEntryWarnings({ title: "On jeeps", content }, TODAY, wild)).map(({ path }) => path);
  expect(mentions("<p>Nandimithra has a longer list. On 9 February 2022 he crushed a jeep.</p>")).toEqual(["content"]);
  expect(mentions("<p>In March 2019 <b>Nandimithra</b> was treated in Yala.</p>")).toEqual(["content"]);
  expect(mentions("<p>2019 මාර්තු 5 නන්දිමිත්‍රට</p>")).toEqual(["content"]);
  expect(mentions("<p>Nandimithra crushed a jeep in 2022.</p><p>On 9 February 2022 Raja died.</p>")).toEqual([]);
  expect(mentions("<p>In March 2019 Nandimithra was treated.</p>")).toEqual([]);
  expect(mentions("<p>On 9 February 2022 Nandimithrapura was opened.</p>")).toEqual([]);
  expect(mentions("<p>On 9 February 2022 Nandimithra killed a bull.</p>")).toEqual(["content"]);
  expect(mentions("<p>Drivers know Nandimithra. On 9 February 2022 he killed a bull.</p>")).toEqual(["content"]);
  expect(mentions("<p>Nandimithra lives. On 9 February 2022 Raja was killed.</p>")).toEqual([]);
});

test("a long text is searched in pieces, and what is told at the end of it is found", () => {
  const description = `${"He is a quiet bull. ".repeat(10_000)}He drinks at Kudawila tank. `;
  const work = findEntryWarnings({ ...WILD, description }, TODAY);
  let pieces = 0;
  for (const _piece of work) pieces += 1;
  expect(pieces).toBeGreaterThan(20);
  expect(pathsOf({ ...WILD, description })).toEqual(["description"]);
  expect(pathsOf({ ...WILD, description: "ඌ".repeat(20_000) })).toEqual([]);
});
