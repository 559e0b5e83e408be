import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test.each([
  [0, "0 tuskers"],
  [1, "1 tusker"],
  [12_345, "12,345 tuskers"],
])("%d is written as %s", (count, written) => {
  expect(counted(count, "tusker", "tuskers")).toBe(written);
});
