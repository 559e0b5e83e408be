import { expect, test } from "vitest";
import { createMarks, usesOnPage } from "./marks.ts";

const sources = [{ key: "S9" }, { key: "S2" }, {}, { key: "S5" }];

test("a source has one number everywhere, and each use of it an id of its own", () => {
  const marks = createMarks(sources);
  expect(marks.of("fact", ["S5", "S9", "S9"])).toEqual([
    { number: 1, id: "cite-fact-1-1" },
    { number: 4, id: "cite-fact-4-1" },
  ]);
  expect(marks.of("fact", ["S9"])).toEqual([{ number: 1, id: "cite-fact-1-2" }]);
  expect(marks.of("event", ["S9"])).toEqual([{ number: 1, id: "cite-event-1-1" }]);
  expect(marks.uses()).toEqual({ 1: ["cite-fact-1-1", "cite-fact-1-2", "cite-event-1-1"], 4: ["cite-fact-4-1"] });
});

test("a key that is not in the list has no number", () => {
  expect(createMarks(sources).of("fact", ["S7"])).toEqual([]);
});

test("a source leads back to facts, text and events in the order of the page", () => {
  expect(usesOnPage({ 1: ["cite-1-1"] }, { 1: ["cite-fact-1-1", "cite-event-1-1"], 2: ["cite-event-2-1"] })).toEqual({
    1: ["cite-fact-1-1", "cite-1-1", "cite-event-1-1"],
    2: ["cite-event-2-1"],
  });
});
