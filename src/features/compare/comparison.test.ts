import { expect, test } from "vitest";
import { sourcedHeight } from "../../content/record/measured-span.ts";
import { type Comparable, comparisonOf } from "./comparison.ts";

const tusker = (fields: Partial<Comparable>): Comparable => ({
  slug: "dala",
  name: "Dala",
  status: "alive",
  statusAsOf: null,
  diedOn: null,
  category: "wild",
  location: "",
  heightM: null,
  claims: {},
  features: [],
  events: [],
  ...fields,
});

const rowOf = (one: Comparable, other: Comparable, id: string) =>
  comparisonOf(one, other).rows.find((row) => row.id === id);

test("a place that is too small is told as its district while he may live wild", () => {
  const events: Comparable["events"] = [{ place: "bundala", sources: ["S1"] }];
  const [alive, dead] = [tusker({ events }), tusker({ events, status: "dead" })];
  const [ofAlive, ofDead] = rowOf(alive, dead, "where")?.told ?? [];
  expect(ofAlive).toEqual([{ text: expect.stringContaining("Hambantota"), sources: ["S1"] }]);
  expect(ofDead).toEqual([{ text: expect.stringContaining("Bundala"), sources: ["S1"] }]);
});

const tall = (...ranges: [number, number][]): Comparable =>
  tusker({
    claims: { height: ranges.map(([min, max]) => ({ value: { min, max }, certainty: "likely", sources: ["S1"] })) },
  });

test("heights differ where no account of one can be true of the other", () => {
  expect(rowOf(tall([3, 3.2]), tall([2.5, 2.6], [2.7, 2.9]), "height")?.differs).toBe(true);
  expect(rowOf(tall([3, 3.2]), tall([2.5, 2.6], [2.7, 3]), "height")?.differs).toBe(false);
  expect(rowOf(tall([3, 3.2]), tusker({}), "height")?.differs).toBe(false);
});

test("only a height that a source gives is drawn, over all accounts", () => {
  expect(sourcedHeight(tall([3, 3.2], [2.9, 3.1]))).toEqual({ min: 2.9, max: 3.2, sources: ["S1"] });
  const value = { min: 3, max: 3 };
  expect(sourcedHeight({ claims: { height: [{ value, certainty: "certain", sources: [] }] } })).toBeUndefined();
  expect(sourcedHeight(tusker({ heightM: 3 }))).toBeUndefined();
});

test("what is recorded of neither is named, not listed", () => {
  const { rows, ofNeither } = comparisonOf(tusker({}), tusker({ slug: "other" }));
  expect(rows.map(({ id }) => id)).toEqual(["status"]);
  expect(ofNeither).toContain("Form of the tusks");
});
