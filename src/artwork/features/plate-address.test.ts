import { expect, test } from "vitest";
import type { DrawnFeature } from "./feature-states.ts";
import { plateUrl, readPlateFileName } from "./plate-address.ts";

const fileOf = (features: readonly DrawnFeature[]) => plateUrl(features).split("/").at(-1) ?? "";

test("the address of a plate says what is drawn on it", () => {
  const features: DrawnFeature[] = [
    { character: "tusk_form", state: "crossed" },
    { character: "sight", side: "left", state: "blind" },
    { character: "ear_edge", side: "right", state: "torn", clock: 10 },
  ];
  expect(plateUrl(features)).toBe(
    "/illustrations/features/tusk_form.crossed,sight.left.blind,ear_edge.right.torn.10.svg",
  );
  expect(readPlateFileName(fileOf(features))).toEqual(features);
  expect(readPlateFileName(fileOf([]))).toEqual([]);
});

test("only what shows from the front is in it, and of each feature the preferred account", () => {
  const features: DrawnFeature[] = [
    { character: "mark", state: "scar", where: "flank" },
    { character: "sight", state: "weak" },
    { character: "sight", state: "blind" },
    { character: "tail_reach", state: "hock" },
  ];
  expect(fileOf(features)).toBe("sight.weak.svg");
});

test("from the side other features show", () => {
  const features: DrawnFeature[] = [
    { character: "sight", state: "blind" },
    { character: "tail_reach", state: "hock" },
  ];
  expect(plateUrl(features, "side")).toBe("/illustrations/features/side/tail_reach.hock.svg");
  expect(readPlateFileName("tail_reach.hock.svg", "side")).toEqual(features.slice(1));
  expect(readPlateFileName("sight.blind.svg", "side")).toBeUndefined();
});

test.each([
  "tusks.both",
  ".svg",
  "tusks.three.svg",
  "tail_reach.hock.svg",
  "sight.weak,sight.blind.svg",
  "sight.middle.weak.svg",
  "ear_edge.torn.13.svg",
  "tusks.both,.svg",
  "toString.both.svg",
  `${"tusks.both,".repeat(100)}tusks.both.svg`,
])("%s is no plate", (file) => {
  expect(readPlateFileName(file)).toBeUndefined();
});
