import { expect, test } from "vitest";
import { entryIdSchema, isEntryId, newEntryId } from "./entry-id.ts";

test("a new id has 24 lower-case hexadecimal characters and is another every time", () => {
  const ids = Array.from({ length: 1000 }, newEntryId);
  expect(ids.every(isEntryId)).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});

test.each([
  "",
  "65f1c0ffee65f1c0ffee65f",
  "65f1c0ffee65f1c0ffee65f11",
  "65F1C0FFEE65F1C0FFEE65F1",
  "65f1c0ffee65f1c0ffee65fg",
  "65f1c0ffee65f1c0ffee65f1\n",
])("%j is no id", (text) => {
  expect(isEntryId(text)).toBe(false);
  expect(entryIdSchema.safeParse(text).success).toBe(false);
});
