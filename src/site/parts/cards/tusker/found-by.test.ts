import { expect, test } from "vitest";
import { foundByOf } from "./found-by.ts";

const RECORD = { name: "Gemunu", location: "Yala National Park", tags: ["dominant bull", "crossed tusks"] };
const GEMUNU = { ...RECORD, nativeNames: [{ name: "ගැමුණු" }] };

test("a tag or a district that matched is named", () => {
  expect(foundByOf(GEMUNU, "Crossed")).toEqual({ tag: "Crossed tusks" });
  expect(foundByOf(GEMUNU, "hambantota")).toEqual({ place: "Hambantota District" });
});

test.each(["gemu", "ගැමුණු", "yala", ""])("what the card shows already is not named again: %j", (search) => {
  expect(foundByOf(GEMUNU, search)).toBeUndefined();
});

test("where only the sound is the same, the spelling of the search is named", () => {
  expect(foundByOf(GEMUNU, "ගෙමුණු")).toEqual({ spelling: "ගෙමුණු" });
});
