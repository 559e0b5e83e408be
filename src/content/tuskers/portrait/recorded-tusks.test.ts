import { expect, test } from "vitest";
import { readRecordedTusks } from "./recorded-tusks.ts";
import type { RecordedTusks } from "./tusks-of-record.ts";

const SILENT: RecordedTusks = { single: null, shape: null, length: null, broken: null };

const read = (tusks: string, ...tags: string[]) => readRecordedTusks({ tusks, tags });

test("an empty record gives nothing", () => {
  expect(readRecordedTusks({ tags: [] })).toEqual(SILENT);
  expect(readRecordedTusks({ tusks: null, tags: ["young tusker", "missing tusker", "long journeys"] })).toEqual(SILENT);
  expect(read("Held to be the most perfect of his time")).toEqual(SILENT);
});

test.each([
  ["Crossed", "crossed"],
  ["Curving inward, the tips nearly crossing", "inward"],
  ["almost meeting before the trunk", "inward"],
  ["Long, spread outward like swords", "spread"],
  ["3 to 3.5 ft, by estimate; pointing straight down", "downward"],
  ["Sweeping upward", "upswept"],
  ["Curved, about 5 ft", "curved"],
] as const)("'%s' is a shape", (words, shape) => {
  expect(read(words).shape).toBe(shape);
});

test.each([
  ["Single tusk", "one"],
  ["One tusk", "one"],
  ["With one tusk torn out", "one"],
  ["One tusk, the left", "left"],
  ["Left tusk, over 5 ft, torn out in March 2025; long right tusk", "right"],
  ["Right tusk lost", "left"],
  ["One tusk longer than the other", null],
  ["Both tusks removed", null],
] as const)("'%s' gives the single tusk", (words, single) => {
  expect(read(words).single).toBe(single);
});

test.each([
  ["Both broken in fights; roots intact", "both"],
  ["Short; broken repeatedly", "both"],
  ["Right tusk partly broken", "right"],
  ["One tusk broken", "one"],
  ["Broken tusks", "both"],
] as const)("'%s' gives what is broken", (words, broken) => {
  expect(read(words).broken).toBe(broken);
});

test("a single tusk that is broken is broken on its own side", () => {
  expect(read("One tusk, the left; the tusk is broken")).toMatchObject({ single: "left", broken: "left" });
});

test.each([
  ["About 4 ft (1.2 m)", { as: "measured", metres: 1.2 }],
  ["About 2 ft", { as: "measured", metres: 0.6096 }],
  ["2.5 ft (0.8 m) long in 2019", { as: "measured", metres: 0.8 }],
  ["Very long: 7 ft 6 in (2.3 m); others say 8 ft", { as: "long", metres: 2.3 }],
  ["About 3.5 ft (1.1 m), rather short for his size", { as: "short", metres: 1.1 }],
  ["The longest of the herd", { as: "long", metres: null }],
  ["Left tusk, over 5 ft (1.5 m), torn out; long right tusk", { as: "long", metres: null }],
  ["Weighed 40 kg in 1990", null],
] as const)("'%s' gives a length", (words, length) => {
  expect(read(words).length).toEqual(length);
});

test("what is denied is not read", () => {
  expect(read("Not crossed; never broken")).toEqual(SILENT);
});

test("what was so once is not read", () => {
  expect(read("Crossed until 2019, when the left broke")).toEqual({ ...SILENT, broken: "left" });
  expect(read("Until 2019, crossed; long")).toEqual({ ...SILENT, length: { as: "long", metres: null } });
  expect(read("The right one was long").length).toBeNull();
  expect(read("The right tusk was broken in 2019").broken).toBe("right");
});

test("of two things that contradict each other neither is read", () => {
  expect(read("Spread outward; crossed").shape).toBeNull();
  expect(read("Crossed", "downward tusks").shape).toBeNull();
  expect(read("Long; short").length).toBeNull();
  expect(read("About 4 ft; about 6 ft").length).toBeNull();
  expect(read("Single tusk, the left; single tusk, the right").single).toBeNull();
  expect(read("Spread outward; short", "long tusks")).toEqual({ ...SILENT, shape: "spread" });
});

test("a vaguer word contradicts nothing", () => {
  expect(read("Curved; crossed").shape).toBe("crossed");
  expect(read("About 6 ft (1.8 m)", "long tusks").length).toEqual({ as: "long", metres: 1.8 });
  expect(read("Single tusk; left tusk torn out").single).toBe("right");
  expect(read("Left tusk broken; right tusk broken").broken).toBe("both");
  expect(read("Both broken, the left at the root").broken).toBe("both");
  expect(read("Right tusk partly broken", "broken tusks").broken).toBe("right");
});

test("tags that speak of tusks count after the words on the tusks", () => {
  expect(read("", "crossed tusks", "long tusks")).toMatchObject({ shape: "crossed", length: { as: "long" } });
  expect(read("Right tusk partly broken", "broken tusk").broken).toBe("right");
  expect(read("", "single tusk").single).toBe("one");
});
