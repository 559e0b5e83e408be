import { expect, test } from "vitest";
import { PAGE_KEYS } from "../../../content/texts/page.ts";
import { PAGE_FIELDS } from "../../../content/texts/page-fields.ts";
import { PAGE_GROUPS } from "./page-groups.ts";

test.each(PAGE_KEYS)("every field of %s stands in one group of its form", (key) => {
  const grouped = PAGE_GROUPS[key].flatMap(({ names }) => names);
  const fields = Object.keys(PAGE_FIELDS[key]).filter((name) => name !== "publication");
  expect(grouped.toSorted()).toEqual(fields.toSorted());
});
