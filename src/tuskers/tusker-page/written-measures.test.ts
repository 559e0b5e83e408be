import { expect, test } from "vitest";
import { writtenHeight } from "./written-measures.ts";

test.each([
  [2.9, "2.9 m (9½ ft)"],
  [3, "3 m (10 ft)"],
  [3.2, "3.2 m (10½ ft)"],
  [0.6, "0.6 m (2 ft)"],
  [2.75, "2.75 m (9 ft)"],
])("a height of %d metres is written %s", (metres, written) => {
  expect(writtenHeight(metres)).toBe(written);
});
