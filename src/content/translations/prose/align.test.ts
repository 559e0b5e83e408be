import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../tests/support/tier.ts";
import type { Piece } from "../../fields/pieces/piece.ts";
import { align } from "./align.ts";
import { richBlocks, textBlock } from "./blocks.server.ts";

const SENTENCES = [
  "He walked to Kandy along the old road every August for thirteen years.",
  "A farmer near the park found him with a wound in the left foreleg.",
  "Rangers treated the infection, and within a month he walked again.",
  "His tusks cross before the trunk, which no other tusker of the north shows.",
  "Photographs of the nineties show a small tear in his right ear.",
  "In the dry season herds gather at the shrinking lakes of the district.",
  "The museum keeps his skeleton in the hall beside the staircase.",
  "Nobody recorded when he was born, or who his mother was.",
];

const pieceOf = ({ fingerprint, text }: { fingerprint: string; text: string }, words = `T ${text}`): Piece => ({
  fingerprint,
  english: text,
  text: words,
  state: "translated",
  translator: "nimal",
  translatedAt: "2026-11-01T00:00:00.000Z",
  checker: null,
  checkedAt: null,
});

const html = (paragraphs: readonly string[]) => paragraphs.map((text) => `<p>${text}</p>`).join("");
const blocksOf = (source: string) => richBlocks("description", source);

/** The two kinds of English: paragraphs of a rich text, and short texts of the record. */
const READERS = {
  richText: (paragraphs: readonly string[]) => blocksOf(html(paragraphs)),
  texts: (paragraphs: readonly string[]) =>
    paragraphs.flatMap((text, index) => textBlock(`events.${index}.text`, text)),
};

/** What an edit does to a text, and which of its translations are behind afterwards. */
type Edit = {
  name: string;
  apply(paragraphs: string[], at: number): { after: string[]; behind: number[]; gone: number[] };
};

const EDITS: Edit[] = [
  { name: "nothing", apply: (before) => ({ after: before, behind: [], gone: [] }) },
  {
    name: "white space",
    apply: (before, at) => ({
      after: before.map((text, index) => (index === at ? `\n  ${text.replaceAll(" ", " \n\t ")} ` : text)),
      behind: [],
      gone: [],
    }),
  },
  {
    name: "markup",
    apply: (before, at) => ({
      after: before.map((text, index) => (index === at ? text.replace(/(\S+)(\s)/, "<b>$1</b>$2") : text)),
      behind: [],
      gone: [],
    }),
  },
  {
    name: "a changed word",
    apply: (before, at) => ({
      after: before.map((text, index) => (index === at ? text.replace(/\S+\.$/, "elsewhere.") : text)),
      behind: [at],
      gone: [],
    }),
  },
  {
    name: "a sentence more",
    apply: (before, at) => ({
      after: before.map((text, index) => (index === at ? `${text} That was long ago.` : text)),
      behind: [at],
      gone: [],
    }),
  },
  {
    name: "a new paragraph",
    apply: (before, at) => ({
      after: before.toSpliced(at, 0, "Elephants drink twice daily, says an unrelated brochure."),
      behind: [],
      gone: [],
    }),
  },
  {
    name: "a paragraph taken out",
    apply: (before, at) => ({ after: before.toSpliced(at, 1), behind: [], gone: [at] }),
  },
  {
    name: "two paragraphs exchanged",
    apply: (before, at) => {
      const other = (at + 1) % before.length;
      const after = before.map((text, index) => (index === at ? before[other] : index === other ? before[at] : text));
      return { after: after as string[], behind: [], gone: [] };
    },
  },
];

describe("after an edit of the English", () => {
  const edits = fc.record({
    kind: fc.constantFrom("richText" as const, "texts" as const),
    before: fc.shuffledSubarray(SENTENCES, { minLength: 2 }),
    place: fc.nat(),
  });

  test.each(EDITS)("by $name, exactly the translations whose sentences changed are behind", (edit) => {
    fc.assert(
      fc.property(edits, ({ kind, before, place }) => {
        // A short text has no markup: its tags are words.
        fc.pre(kind === "richText" || edit.name !== "markup");
        const { after, behind, gone } = edit.apply(before, place % before.length);
        const pieces = READERS[kind](before).map((block) => pieceOf(block));
        const { blocks, orphans } = align(pieces, READERS[kind](after));
        const found = blocks.flatMap((one) => one ?? []);
        const places = (match: string) =>
          found
            .filter((one) => one.match === match)
            .map(({ piece }) => pieces.indexOf(piece))
            .sort();
        expect(places("behind")).toEqual(behind);
        expect(places("moved")).toEqual([]);
        expect(orphans.map((piece) => pieces.indexOf(piece))).toEqual(gone);
        expect(places("current")).toHaveLength(before.length - behind.length - gone.length);
      }),
      { numRuns: runs(40) },
    );
  });

  test("a translation stays beside its own paragraph wherever that goes", () => {
    const before = SENTENCES.slice(0, 5);
    const pieces = blocksOf(html(before)).map((block) => pieceOf(block));
    const after = [before[3], "A new one about rain.", `${before[0]} He was never late.`, before[2]] as string[];
    const { blocks } = align(pieces, blocksOf(html(after)));
    expect(blocks.map((found) => found && [found.match, found.piece.english])).toEqual([
      ["current", before[3]],
      undefined,
      ["behind", before[0]],
      ["current", before[2]],
    ]);
  });

  test("a paragraph written anew is offered in its place, and is no translation of it yet", () => {
    const [first, second, third] = SENTENCES as [string, string, string];
    const pieces = blocksOf(html([first, second, third])).map((block) => pieceOf(block));
    const { blocks } = align(pieces, blocksOf(html([first, "Completely different words stand there.", third])));
    expect(blocks.map((found) => found?.match)).toEqual(["current", "moved", "current"]);
  });
});

test("equal paragraphs keep their own translations, in their order", () => {
  const blocks = blocksOf(html(["Yes.", "No way.", "Yes."]));
  const pieces = blocks.map((block, index) => pieceOf(block, `T${index}`));
  expect(align(pieces, blocks).blocks.map((found) => found?.piece.text)).toEqual(["T0", "T1", "T2"]);
});
