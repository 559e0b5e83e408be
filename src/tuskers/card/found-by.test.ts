import { expect, test } from "vitest";
import { foundByOf } from "./found-by.ts";

const GEMUNU = { name: "Gemunu", location: "Yala National Park", tags: ["dominant bull", "crossed tusks"] };

test("a tag or a district that matched is named", () => {
  expect(foundByOf(GEMUNU, "Crossed")).toEqual({ tag: "crossed tusks" });
  expect(foundByOf(GEMUNU, "hambantota")).toEqual({ place: "Hambantota District" });
});

test("what the card shows already is not named again", () => {
  expect([foundByOf(GEMUNU, "gemu"), foundByOf(GEMUNU, "yala"), foundByOf(GEMUNU, "")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
