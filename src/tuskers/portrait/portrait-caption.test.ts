import { expect, test } from "vitest";
import { portraitCaption } from "./portrait-caption.ts";

const caption = (tusks: string | null, sources: unknown[] = ["a newspaper"]) =>
  portraitCaption({ tusks, tags: [], sources });

test("a caption says what is recorded and what is imagined", () => {
  expect(caption("Long and crossed")).toBe(
    "Illustration. Recorded: long tusks that cross. Imagined: ears and setting.",
  );
  expect(caption("Single tusk")).toBe(
    "Illustration. Recorded: one tusk; on which side is not. " +
      "Imagined: the shape of the tusk, its length, ears and setting.",
  );
});

test("where the tusks are not described a caption says so, and speaks of sources only where there are some", () => {
  expect(caption(null)).toBe(
    "Illustration. His tusks are not described in our sources. Imagined: the tusks, ears and setting.",
  );
  expect(caption(null, [])).not.toContain("sources");
});

test("words that the drawing cannot follow are not denied", () => {
  expect(caption("The most perfect of his time")).not.toContain("not described");
});
