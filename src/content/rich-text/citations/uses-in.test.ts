import { expect, test } from "vitest";
import { renderRichText } from "../render-rich-text.ts";
import { usesIn } from "./uses-in.ts";

test("the marks that name each source are found in a text, in their order", () => {
  const mark = (keys: string) => `<sup data-sources="${keys}"></sup>`;
  const html = renderRichText(
    `<p>x${mark("S1 S2")} y${mark("S2")} &lt;a href="#source-1" id="cite-1-9">z</p><p><abbr title='<a href="#source-1" id="cite-1-9">'>NP</abbr>${mark("S2")}</p>`,
    { images: [], sources: [{ key: "S2" }, {}, { key: "S1" }] },
  );
  expect(usesIn(html)).toEqual({ 1: ["cite-1-1", "cite-1-3"], 3: ["cite-1-1"] });
  expect(usesIn("<p>x</p>")).toEqual({});
});
