import { expect, test } from "vitest";
import { renderRichText } from "../../../../content/rich-text/render-rich-text.ts";
import { headingsOf } from "./headings.ts";

test("the sections of a rendered text are found, with their words as they are read", () => {
  const html = renderRichText(
    "<h2>Guns & <em>bait</em></h2><p>Text</p><h3>Smaller</h3><h2>1 &lt; 2</h2><h2> </h2><h2>සිංහල</h2>",
    { images: [], sources: [] },
  );
  const headings = headingsOf(html);
  expect(headings.map(({ text }) => text)).toEqual(["Guns & bait", "1 < 2", "සිංහල"]);
  for (const { id } of headings) expect(html).toContain(`id="${id}"`);
});

test("a text without sections has none", () => {
  expect(headingsOf("<p>One</p><h3>No section</h3>")).toEqual([]);
  expect(headingsOf("")).toEqual([]);
});

test("the numbers of sources are no part of the words of a section", () => {
  const html = renderRichText('<h2>His death<sup data-sources="S7"></sup></h2>', {
    images: [],
    sources: [{ key: "S7" }],
  });
  expect(html).toContain(">1</a>");
  expect(headingsOf(html)).toEqual([{ id: "section-his-death", text: "His death" }]);
});
