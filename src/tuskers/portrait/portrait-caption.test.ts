import { expect, test } from "vitest";
import { portraitCaption } from "./portrait-caption.ts";

const caption = (tusks: string | null) => portraitCaption({ tusks, tags: [] });

test("a caption says what is drawn from the record and what is hidden", () => {
  expect(caption("Long and crossed")).toBe(
    "Illustration. Drawn from the record: long tusks that cross. " +
      "Not recorded, and hidden here: the tips of the tusks, ears, eyes, pale skin and tail. The setting is imagined.",
  );
  expect(caption(null)).toBe(
    "Illustration. Not recorded, and hidden here: the tusks, ears, eyes, pale skin and tail. The setting is imagined.",
  );
});

test("a caption says what is recorded but not drawn", () => {
  expect(caption("Each 7 ft long")).toContain("Recorded, but not drawn: the length of the tusks.");
});

test.each([
  ["Long and crossed", "long tusks that cross"],
  ["Left tusk torn out; long right tusk", "one tusk, the right"],
  ["Single tusk", "one tusk"],
  ["Right tusk broken", "the right tusk"],
  ["Short; broken repeatedly", "two tusks"],
  ["3.5 ft (1.1 m), pointing straight down", "tusks pointing straight down, and their length"],
])("'%s' is summarised in a few words", (tusks, words) => {
  expect(caption(tusks)).toContain(`Drawn from the record: ${words}.`);
});
