import { expect, test } from "vitest";
import { CHARACTER_NAMES } from "../../../../../content/record/vocabulary.ts";
import { CHARACTER_GROUPS } from "./character-groups.ts";

test("every character stands in one group", () => {
  expect(CHARACTER_GROUPS.flatMap(([, names]) => names)).toEqual(CHARACTER_NAMES);
});
