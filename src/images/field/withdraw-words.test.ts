import { expect, test } from "vitest";
import type { ImageUse } from "../library/image-library.ts";
import { withdrawalText, withdrawnText } from "./withdraw-words.ts";

const use = (title: string, state: ImageUse["state"] = "published"): ImageUse => ({
  kind: "tusker",
  _id: "000000000000000000000001",
  slug: title.toLowerCase(),
  title,
  state,
});

test("the question says where an image is removed from", () => {
  expect(withdrawalText({ usedBy: [use("Raja"), use("Gemunu", "binned")], keptByHistory: 1 })).toBe(
    "It is removed at once from 2 entries (Raja and Gemunu (in the bin)), from the history of 1 entry that showed it before, from all their older versions, and from the store, with all its variants.",
  );
  expect(withdrawalText({ usedBy: [], keptByHistory: 0 })).toBe(
    "It is removed at once from the store, with all its variants.",
  );
  const five = ["A", "B", "C", "D", "E"].map((title) => use(title));
  expect(withdrawalText({ usedBy: five, keptByHistory: 0 })).toContain("from 5 entries (A, B, C and 2 more)");
});

test("the notice says what was removed", () => {
  expect(withdrawnText({ name: "raja.jpg", entries: 1, revisions: 3 })).toBe(
    "raja.jpg was withdrawn: removed from 1 entry and 3 older versions, and deleted from the store.",
  );
  expect(withdrawnText({ name: "raja.jpg", entries: 0, revisions: 0 })).toBe(
    "raja.jpg was withdrawn: deleted from the store.",
  );
});
