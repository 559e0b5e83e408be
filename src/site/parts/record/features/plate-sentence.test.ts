import { expect, test } from "vitest";
import { plateSentence } from "./plate-sentence.ts";

test("names what the drawing shows, in the order of the record", () => {
  const features = [{ character: "sight" }, { character: "tusk_form" }, { character: "tusk_form" }] as const;
  expect(plateSentence(features)).toBe(
    "A tusker from the front. Inked, since a source records it: form of the tusks and sight. All else is dashed or faint.",
  );
});

test("says that nothing is inked if nothing that shows from the front is recorded", () => {
  const nothing = "A tusker from the front, all dashed or faint: no source records what shows from there.";
  expect(plateSentence([])).toBe(nothing);
  expect(plateSentence([{ character: "tail_brush" }])).toBe(nothing);
});
