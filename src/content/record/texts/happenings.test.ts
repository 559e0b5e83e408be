import { expect, test } from "vitest";
import type { RecordedEvent } from "../record.ts";
import { happeningsOf } from "./happenings.ts";
import { createMarks } from "./marks.ts";

const event = (fields: Partial<RecordedEvent>): RecordedEvent => ({
  kind: "other",
  date: "1990",
  text: "Something.",
  certainty: "certain",
  sources: [],
  ...fields,
});

test("events stand in order of date, and accounts of one happening together where the first of them stands", () => {
  const events = [
    event({ kind: "died", date: "2011-08-03", account: "death", text: "One." }),
    event({ kind: "preserved", date: "2011-08-02" }),
    event({ kind: "died", date: "2011-07-30", account: "death", text: "Another." }),
    event({ kind: "born", date: "1938~", text: "Born." }),
  ];
  const texts = happeningsOf(events, createMarks([])).map((happening) => happening.map(({ text }) => text));
  expect(texts).toEqual([["Born."], ["Another.", "One."], ["Something."]]);
});
