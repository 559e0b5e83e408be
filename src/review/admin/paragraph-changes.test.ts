import { expect, test } from "vitest";
import { paragraphsIn } from "../paragraphs.ts";
import { changesByParagraph } from "./paragraph-changes.ts";

test("paragraphs of a rich text are its blocks without markup, counted from the first with words", () => {
  expect(paragraphsIn("<p>One <b>word</b>.</p><p> </p><h2>Two</h2><ul><li>a</li><li>b</li></ul>\n\nLast.")).toEqual([
    "One word.",
    "Two",
    "a b",
    "Last.",
  ]);
});

test("each paragraph of the newer text has its own changes", () => {
  expect(changesByParagraph(["He is old.", "He lives."], ["He is very old.", "A new one.", "He lives."])).toEqual([
    [
      { text: "He is ", kind: "same" },
      { text: "very ", kind: "added" },
      { text: "old.", kind: "same" },
    ],
    [{ text: "A new one.", kind: "added" }],
    [{ text: "He lives.", kind: "same" }],
  ]);
});

test("a paragraph that was taken out stands at the end of the one before it", () => {
  const changes = changesByParagraph(["One.", "Two."], ["One."]);
  expect(changes).toHaveLength(1);
  expect(changes[0]?.at(-1)).toMatchObject({ kind: "removed", text: expect.stringContaining("Two") });
});
