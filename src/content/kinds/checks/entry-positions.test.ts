import { expect, test } from "vitest";
import { findEntryPosition } from "./entry-positions.ts";

test.each([
  [{ description: "<p>w3w</p>", tags: ["lantern", "gravel", "mangoes"] }, "tags.2"],
  [{ tags: ["what3words", "lantern", "gravel", "mangoes"] }, "tags.3"],
  [{ name: "Drona", location: "six point two", origin: "bit.ly/drona" }, "origin"],
  [{ statusNote: "///lantern.gravel" }, "statusNote"],
])("a code of three words and a short link are refused in %j", (entry, path) => {
  expect(findEntryPosition(entry)?.path).toBe(path);
});

test("tags are no code by themselves", () => {
  expect(findEntryPosition({ name: "Drona", tags: ["orphan", "rescued", "famous", "single tusk"] })).toBeUndefined();
});
