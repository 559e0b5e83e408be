import { expect, test } from "vitest";
import { createMarks, usesOnPage } from "./marks.ts";

const sources = [{ key: "S9" }, { key: "S2" }, {}, { key: "S5" }];

test("a source has one number everywhere, and each statement one mark with the id of its first source", () => {
  const marks = createMarks(sources);
  expect(marks.of("fact", ["S5", "S9", "S9"])).toEqual([
    { number: 1, id: "cite-fact-1-1" },
    { number: 4, id: "cite-fact-1-1" },
  ]);
  expect(marks.of("fact", ["S9"])).toEqual([{ number: 1, id: "cite-fact-1-2" }]);
  expect(marks.of("event", ["S9"])).toEqual([{ number: 1, id: "cite-event-1-1" }]);
  expect(marks.uses()).toEqual({ 1: ["cite-fact-1-1", "cite-fact-1-2", "cite-event-1-1"], 4: ["cite-fact-1-1"] });
});

test("a statement with more than eight sources has a second mark", () => {
  const many = Array.from({ length: 10 }, (_, index) => ({ key: `S${index + 1}` }));
  const ids = createMarks(many)
    .of(
      "event",
      many.map(({ key }) => key),
    )
    .map(({ id }) => id);
  expect(ids).toEqual([...Array(8).fill("cite-event-1-1"), ...Array(2).fill("cite-event-9-1")]);
});

test("a key that is not in the list has no number", () => {
  expect(createMarks(sources).of("fact", ["S7"])).toEqual([]);
});

test("a source leads back to the text before all that follows it", () => {
  expect(usesOnPage({ 1: ["cite-1-1"] }, { 1: ["cite-fact-1-1", "cite-event-1-1"], 2: ["cite-event-2-1"] })).toEqual({
    1: ["cite-1-1", "cite-fact-1-1", "cite-event-1-1"],
    2: ["cite-event-2-1"],
  });
});
