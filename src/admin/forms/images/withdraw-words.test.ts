import { expect, test } from "vitest";
import type { ImageUse } from "../../../content/image-library/image-library.ts";
import { withdrawalText, withdrawnText } from "./withdraw-words.ts";

const use = (title: string, state: ImageUse["state"] = "published"): ImageUse => ({
  kind: "tusker",
  _id: "000000000000000000000001",
  slug: title.toLowerCase(),
  title,
  state,
});

test("the question names the entries that show an image, and how many more", () => {
  const usedBy = [use("Raja"), use("Gemunu", "binned")];
  expect(withdrawalText({ usedBy, keptByHistory: 1 })).toMatch(
    /2 entries.*Raja.*Gemunu.*in the bin.*history of 1 entry/,
  );
  const five = ["A", "B", "C", "D", "E"].map((title) => use(title));
  expect(withdrawalText({ usedBy: five, keptByHistory: 0 })).toContain("A, B, C and 2 more");
  expect(withdrawalText({ usedBy: [], keptByHistory: 0 })).not.toMatch(/entr|history/);
});

test("the notice counts what was removed", () => {
  expect(withdrawnText({ name: "raja.jpg", entries: 1, revisions: 3 })).toMatch(/raja\.jpg.*1 entry.*3 older versions/);
  expect(withdrawnText({ name: "raja.jpg", entries: 0, revisions: 0 })).not.toMatch(/entr|version/);
});
