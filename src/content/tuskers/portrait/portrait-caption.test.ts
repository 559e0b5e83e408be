import { expect, test } from "vitest";
import { portraitCaption } from "./portrait-caption.ts";

const caption = (tusks: string | null) => portraitCaption({ tusks, tags: [] });

test.each([
  [null, "Illustration, not a likeness. No source describes his tusks: their shape is imagined (hatched)."],
  ["Long and crossed", "Illustration. Long tusks that cross, as recorded."],
  ["Crossed; about 6 ft (1.8 m)", "Illustration. Tusks that cross, 1.8 m long, as recorded (bar: 1 m)."],
  ["About 4 ft", "Illustration. Tusks 1.2 m long, as recorded (bar: 1 m); their shape is imagined (hatched)."],
  [
    "Curved, about 5 ft",
    "Illustration. Tusks that curve, 1.5 m long, as recorded (bar: 1 m); how they curve is imagined (hatched).",
  ],
  ["Single tusk", "Illustration. One tusk, as recorded; its side and shape are imagined (hatched)."],
  ["Both broken", "Illustration. Both tusks broken, as recorded; how much is left of them is imagined."],
  [
    "Crossed; right tusk broken",
    "Illustration. Tusks that cross; the right tusk broken, as recorded; how much is left of it is imagined.",
  ],
  [
    "A tusk broken",
    "Illustration. A broken tusk, as recorded; its side and the shape of the other are imagined (hatched).",
  ],
  [
    "Right tusk broken",
    "Illustration. The right tusk broken, as recorded; the shape of the other is imagined (hatched).",
  ],
])("the caption of '%s' says what is recorded and what is imagined", (tusks, words) => {
  expect(caption(tusks)).toBe(words);
});
