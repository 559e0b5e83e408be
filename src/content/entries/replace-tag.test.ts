import { expect, test } from "vitest";
import { replaceTag } from "./replace-tag.ts";

test("a renamed tag stays in its place", () => {
  expect(replaceTag(["a", "b", "c"], "b", "x")).toEqual(["a", "x", "c"]);
});

test("where the new name is there already, the first place of the two stays", () => {
  expect(replaceTag(["a", "b", "c"], "c", "a")).toEqual(["a", "b"]);
  expect(replaceTag(["a", "b", "c"], "a", "c")).toEqual(["c", "b"]);
});

test("the same name in other case counts as the same, and is spelt as the new one", () => {
  expect(replaceTag(["Yala", "kumana"], "kumana", "yala")).toEqual(["yala"]);
  expect(replaceTag(["yala", "b"], "yala", "Yala")).toEqual(["Yala", "b"]);
});

test("removing a tag leaves the others in their order", () => {
  expect(replaceTag(["a", "b", "c"], "b", undefined)).toEqual(["a", "c"]);
});
