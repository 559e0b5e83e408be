import { expect, test } from "vitest";
import type { Feature } from "../../record/record.ts";
import { readRecordedTusks } from "./recorded-tusks.ts";
import { tusksOfRecord } from "./tusks-of-record.ts";

const feature = (fields: Partial<Feature>): Feature => ({
  character: "tusks",
  state: "both",
  certainty: "certain",
  sources: [],
  ...fields,
});

test("features say how many tusks he has, how they run, and which are broken", () => {
  const features = [
    feature({ state: "right_only", from: "2025-03" }),
    feature({ state: "both", until: "2025-03" }),
    feature({ character: "tusk_form", state: "diverging" }),
    feature({ character: "tusk_break", state: "tip", side: "right" }),
  ];
  const tuskLength = [{ value: { min: 1.5, max: 1.6 }, certainty: "certain" as const, sources: [] }];
  expect(tusksOfRecord(features, { tuskLength })).toEqual({
    single: "right",
    shape: "spread",
    length: { as: "measured", metres: 1.6 },
    broken: "right",
  });
});

test("a break without a side is of one tusk, and breaks of both sides are of both", () => {
  const broken = (...sides: Feature["side"][]) =>
    tusksOfRecord(
      sides.map((side) => feature({ character: "tusk_break", state: "broken", side })),
      {},
    ).broken;
  expect([broken(), broken(undefined), broken("left"), broken("left", "right")]).toEqual([null, "one", "left", "both"]);
});

test("what is disputed or over is not drawn", () => {
  const features = [
    feature({ character: "tusk_form", state: "crossed", certainty: "disputed" }),
    feature({ character: "tusk_form", state: "upswept", until: "2019" }),
  ];
  expect(tusksOfRecord(features, {}).shape).toBeNull();
});

test("the record of features comes before the description in words", () => {
  const tusker = { tusks: "Crossed, about 4 ft", tags: [], claims: {} };
  expect(readRecordedTusks({ ...tusker, features: [feature({ character: "tusk_form", state: "upswept" })] })).toEqual({
    single: null,
    shape: "upswept",
    length: { as: "measured", metres: expect.closeTo(1.22, 2) },
    broken: null,
  });
});
