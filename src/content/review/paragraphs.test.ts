import { expect, test } from "vitest";
import { isPassage } from "../../admin/forms/entry/blocks/block.ts";
import { richTextBlocks } from "../../admin/forms/entry/blocks/rich-text-blocks.ts";
import { paragraphsIn } from "./paragraphs.ts";

test("paragraphs of a rich text are its blocks without markup, counted from the first with words", () => {
  expect(paragraphsIn("<p>One <b>word</b>.</p><p> </p><h2>Two</h2><ul><li>a</li><li>b</li></ul>\n\nLast.")).toEqual([
    "One word.",
    "Two",
    "a b",
    "Last.",
  ]);
});

test("the screen that shows a submission counts them alike", () => {
  const image = '<img src="/uploads/public/a.jpg" alt="A bull">';
  const cited = '<sup data-sources="S1"></sup>';
  for (const text of [
    `<p>One.${cited}</p><p>&nbsp;</p><figure>${image}</figure><figure>${image}<figcaption>By the tank</figcaption></figure>`,
    `<hr><p>${cited}</p><blockquote><p>One.</p><p>Two.</p></blockquote><ol><li></li></ol><p><br></p>Loose\n\ntext`,
    "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table><pre><code>c</code></pre>",
  ])
    expect(richTextBlocks(text, String).filter(isPassage), text).toHaveLength(paragraphsIn(text).length);
});
