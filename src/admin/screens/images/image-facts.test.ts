import { expect, test } from "vitest";
import type { ImageUse } from "../../../content/image-library/image-library.ts";
import { deletionText, entryAddress, isDeletable, keptText } from "./image-facts.ts";

const use = (state: ImageUse["state"]): ImageUse => ({
  kind: "article",
  _id: "000000000000000000000001",
  slug: "corridors",
  title: "Corridors",
  state,
});

test("only what no published entry shows, nor one that will be, can be deleted", () => {
  expect(isDeletable({ usedBy: [] })).toBe(true);
  expect(isDeletable({ usedBy: [use("draft"), use("binned")] })).toBe(true);
  expect(isDeletable({ usedBy: [use("draft"), use("scheduled")] })).toBe(false);
  expect(isDeletable({ usedBy: [use("published")] })).toBe(false);
});

test("the dialog says what deleting removes", () => {
  expect(deletionText({ usedBy: [] })).toMatch(/^No entry shows it\. Its file/);
  expect(deletionText({ usedBy: [use("draft"), use("draft"), use("binned")] })).toMatch(
    /^It is removed from 2 drafts and 1 entry in the bin\./,
  );
});

test("an entry leads to its form, one in the bin to the bin", () => {
  expect(entryAddress(use("draft"))).toBe("/admin/edit-article/000000000000000000000001");
  expect(entryAddress(use("binned"))).toBe("/admin/bin");
});

test("what only the history keeps is counted", () => {
  expect(keptText({ keptByHistory: 0 })).toBeUndefined();
  expect(keptText({ keptByHistory: 1 })).toBe("Kept by the history of 1 entry");
});
