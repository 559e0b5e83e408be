import { expect, test } from "vitest";
import { moved } from "./reorder.ts";

test("a member goes to another place, and the others close up", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
});

test("a place beyond the ends is the end", () => {
  expect(moved(["a", "b", "c"], 1, 9)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
});
