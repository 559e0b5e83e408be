import { expect, test } from "vitest";
import { ageLine } from "./age-line.ts";

const record = (fields: Partial<Parameters<typeof ageLine>[0]>) => ({
  status: "alive" as const,
  statusAsOf: null,
  age: null,
  ageNote: null,
  bornYear: null,
  ...fields,
});

test.each([
  ["no age, no note and no birth year is unknown", {}, "Unknown"],
  ["a number alone is the age", { age: 40 }, "40"],
  ["a newborn has an age too", { age: 0 }, "0"],
  [
    "a living tusker's age is of the day of the last report",
    { age: 18, statusAsOf: "2018-12" },
    "18, as of December 2018",
  ],
  ["a dead tusker's age is the one he reached", { status: "dead", age: 50, statusAsOf: "2017" }, "50 at death"],
  ["a range stands for the age", { ageNote: "68 or 69 at death; born in 1953" }, "68 or 69 at death; born in 1953"],
  ["a note that holds the number says it all", { age: 24, ageNote: "24 in 2017" }, "24 in 2017"],
  ["a birth year is a hint", { bornYear: 1992 }, "Born in 1992"],
] as const)("%s", (_, fields, text) => {
  expect(ageLine(record(fields))).toEqual({ text, note: null });
});

test("a note without the number is shown beside it", () => {
  const told = record({ age: 5, ageNote: "Other accounts say 50 or 5.5" });
  expect(ageLine(told)).toEqual({ text: "5", note: "Other accounts say 50 or 5.5" });
});

test("an age with a fraction is found in its note", () => {
  const told = record({ age: 3.5, ageNote: "About 3.5, by the report" });
  expect(ageLine(told)).toEqual({ text: "About 3.5, by the report", note: null });
});
