import { describe, expect, test } from "vitest";
import { type Block, isPassage, lineBlocks, textBlocks } from "../blocks/block.ts";
import { richTextBlocks } from "../blocks/rich-text-blocks.ts";
import { compareBlocks } from "./compare-blocks.ts";

const number = (key: string) => key.replace("S", "");
const rich = (html: string) => richTextBlocks(html, number);

/** A comparison on one line a block: `=` the same, `+` new, `-` gone, `~` changed. */
const written = (before: readonly Block[], after: readonly Block[]): string[] =>
  compareBlocks(before, after).map(({ kind, label, stretches }) => {
    const words = [...label, ...stretches].map((stretch) =>
      kind !== "changed" || stretch.kind === "same"
        ? stretch.text
        : stretch.kind === "added"
          ? `{+${stretch.text}+}`
          : `{-${stretch.text}-}`,
    );
    return `${{ same: "=", added: "+", removed: "-", changed: "~" }[kind]} ${words.join("")}`;
  });

describe("a rich text", () => {
  test("is compared as readers see it, paragraph by paragraph", () => {
    const before = "<p>He is <b>old</b>.</p><h2>Home</h2><p>He lives in Yala &amp; Bundala.</p>";
    const after = "<p>He is <b>old</b>.</p><p>A new one.</p><h2>Home</h2><p>He lived in Yala &amp; Bundala.</p>";
    expect(written(rich(before), rich(after))).toEqual([
      "= He is old.",
      "+ A new one.",
      "= Home",
      "~ He {-lives-}{+lived+} in Yala & Bundala.",
    ]);
  });

  test("shows citations as numbers, and tells them apart by their sources", () => {
    const cited = (keys: string) => `<p>He is old.<sup data-sources="${keys}"></sup></p>`;
    expect(written(rich(cited("S2")), rich(cited("S2 S3")))).toEqual(["~ He is old.{-2-}{+2, 3+}"]);
    const renumbered = richTextBlocks(cited("S2"), () => "7");
    expect(written(rich(cited("S2")), renumbered)).toEqual(["= He is old.7"]);
  });

  test("tells what changed where the words did not", () => {
    expect(written(rich("<p>He is <b>old</b> now.</p>"), rich("<p>He is old now.</p>"))).toEqual([
      "~ He is {-old-}{+old+} now.",
    ]);
    const link = (to: string) => rich(`<p>See <a href="${to}">the park</a> there.</p>`);
    expect(written(link("/a"), link("/b"))).toEqual(["~ See {-the park-}{+the park+} there."]);
    expect(compareBlocks(rich("<p>Home</p>"), rich("<h2>Home</h2>"))).toMatchObject([
      { kind: "changed", was: "paragraph", block: { form: "heading" } },
    ]);
  });

  test("keeps the points of a list on lines of their own, whose numbers are no change", () => {
    expect(
      written(rich("<ol><li>One</li><li>Three</li></ol>"), rich("<ol><li>One</li><li>Two</li><li>Three</li></ol>")),
    ).toEqual(["~ 1. One\n2. {+Two\n+}{+3.+}{+ +}Three"]);
  });

  test("has paragraphs to comment on where it has words", () => {
    const blocks = rich('<p>Words.</p><figure><img src="/uploads/public/a.jpg" alt="A bull"></figure><hr><p>More.</p>');
    expect(blocks.map(isPassage)).toEqual([true, false, false, true]);
    expect(blocks[1]?.runs).toEqual([{ text: "A bull", look: { image: "/uploads/public/a.jpg" } }]);
  });

  test("with more changes than are searched for is taken out and put in as a whole, paragraph beside paragraph", () => {
    const long = (word: string) =>
      Array.from({ length: 2000 }, (_, i) => `<p>Part ${i} ${word} in Yala ${i}.</p>`).join("");
    const compared = compareBlocks(rich(long("walks")), rich(long("walked")));
    expect(compared).toHaveLength(2000);
    expect(new Set(compared.map(({ kind }) => kind))).toEqual(new Set(["changed"]));
  });
});

test("statements are compared under their labels", () => {
  const [born, died] = [
    { label: "Born", text: "about 1953", sources: ["S1"] },
    { label: "Died", text: "2021" },
  ];
  expect(written(lineBlocks([born, died], number), lineBlocks([{ ...born, text: "1955" }, died], number))).toEqual([
    "~ Born{-about 1953-}{+1955+}1",
    "= Died2021",
  ]);
});

test("a value in the place of another is its new value; of several each is its own", () => {
  expect(written(textBlocks("Yala"), textBlocks("Kandy"))).toEqual(["~ {-Yala-}{+Kandy+}"]);
  expect(written(textBlocks("yala\nwild"), textBlocks("kandy\nwild\ntame"))).toEqual([
    "~ {-yala-}{+kandy+}",
    "= wild",
    "+ tame",
  ]);
});

test("a picture is another picture, whatever its words are", () => {
  const picture = (image: string): Block => ({
    form: "picture",
    runs: [{ text: image, look: { image } }, { text: " By the tank" }],
  });
  expect(written([picture("a")], [picture("b")])).toEqual(["- a By the tank", "+ b By the tank"]);
});
