import fc from "fast-check";
import type { Nodes } from "hast";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../tests/support/tier.ts";
import { finish } from "../../../platform/jobs/finish.ts";
import { cleanRichText } from "../clean-rich-text.ts";
import { parseFragment } from "../html-fragment.ts";
import { plainTextOf, summaryOf } from "../plain-text-of.ts";
import { renderArticleInSteps, renderRichText } from "../render-rich-text.ts";
import { textWithoutImage } from "../text-without-image.ts";
import { citedInText, replaceCited } from "./citations.ts";

const mark = (...keys: string[]) => `<sup data-sources="${keys.join(" ")}"></sup>`;
const SOURCES = [{ key: "S9" }, { key: undefined }, { key: "S7" }, { key: "S8" }];
const shown = (source: string) => renderRichText(cleanRichText(source).html, { images: [], sources: SOURCES });
const link = (number: number, use: number) =>
  `<a href="#source-${number}" id="cite-${number}-${use}" aria-label="Source ${number}">${number}</a>`;

describe("a citation that is stored", () => {
  test.each([
    `<p>He was shot.${mark("S56", "S57")}</p>`,
    `<h2>His death${mark("S1")}</h2><ul><li>one${mark("S2")}</li></ul>`,
    `<table><tbody><tr><td>2.9 m${mark("S1")}</td></tr></tbody></table>`,
    mark(...Array.from({ length: 10 }, (_, index) => `S${index + 1}`)),
    `<p>${mark("S1")}</p>`,
  ])("stays as it is in %j", (source) => {
    expect(cleanRichText(source)).toEqual({ html: source, removed: [] });
  });

  test.each([
    "",
    "56",
    "S0",
    "S56,S57",
    "S56  S57",
    "S56 S56",
    "s56",
    "S12345678",
    "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11",
  ])("with the sources %j is a raised text and nothing more", (keys) => {
    expect(cleanRichText(`<p>x<sup data-sources="${keys}">2</sup></p>`)).toEqual({
      html: "<p>x<sup>2</sup></p>",
      removed: ["the attribute data-sources of the tag sup"],
    });
  });

  test("holds no text of its own, because the page writes its numbers", () => {
    const { html, removed } = cleanRichText(
      `<p>x<sup data-sources="S1"><a href="/a">1</a><script>y</script></sup></p>`,
    );
    expect(html).toBe(`<p>x${mark("S1")}</p>`);
    expect(removed).toEqual(["the text inside a citation (the page writes the numbers of its sources)"]);
  });

  test("stays when the image beside it is withdrawn", () => {
    const text = `<p><img src="/uploads/public/one.jpg">${mark("S1")}</p>`;
    expect(textWithoutImage(text, "one.jpg")).toBe(`<p>${mark("S1")}</p>`);
  });

  test("is no part of plain text and summaries", () => {
    const text = `<p>He was shot${mark("S1")}, twice.${mark("S2", "S3")}</p>`;
    expect(plainTextOf(text)).toBe("He was shot, twice.");
    expect(summaryOf(text)).toBe("He was shot, twice.");
  });
});

describe("a citation that is shown", () => {
  test("is the numbers of its sources in ascending order, each a link that is counted", () => {
    expect(shown(`<p>He was shot.${mark("S8", "S9")} He died.${mark("S9")}</p>`)).toBe(
      `<p>He was shot.<sup class="cite">${link(1, 1)}, ${link(4, 1)}</sup> He died.<sup class="cite">${link(1, 2)}</sup></p>`,
    );
  });

  test("of unknown sources is nothing", () => {
    expect(shown(`<p>x${mark("S1")} y${mark("S2", "S7")}</p>`)).toBe(`<p>x y<sup class="cite">${link(3, 1)}</sup></p>`);
  });

  test("is one with the citation beside it", () => {
    expect(shown(`<p>x${mark("S8", "S9")}${mark("S7", "S9")}</p>`)).toBe(
      `<p>x<sup class="cite">${link(1, 1)}, ${link(3, 1)}, ${link(4, 1)}</sup></p>`,
    );
  });

  test("follows the link that it is written in, because links do not nest", () => {
    expect(shown(`<p><a href="/tuskers">His <b>kin${mark("S9")}</b></a>.</p>`)).toBe(
      `<p><a href="/tuskers">His <b>kin</b></a><sup class="cite">${link(1, 1)}</sup>.</p>`,
    );
  });

  test("leaves the address of a heading as it is", () => {
    expect(shown(`<h2>His death${mark("S9")}</h2>`)).toBe(
      `<h2 id="section-his-death">His death<sup class="cite">${link(1, 1)}</sup></h2>`,
    );
  });

  test("counts through both texts of an article", () => {
    const text = `<p>x${mark("S9")}</p>`;
    const { contentHtml } = finish(
      renderArticleInSteps({ description: text, content: text }, { images: [], sources: SOURCES }),
    );
    expect(contentHtml).toBe(`<p>x<sup class="cite">${link(1, 2)}</sup></p>`);
  });
});

describe("the sources that a text cites", () => {
  const key = fc.integer({ min: 1, max: 30 }).map((number) => `S${number}`);
  const piece = fc.oneof(
    fc.uniqueArray(key, { minLength: 1, maxLength: 11 }).map((keys) => mark(...keys)),
    fc.constantFrom(
      ...["words ", "<p>", "<b>", '<a href="/a">', "</a>", "</p>", "<ul><li>", "<table><tr><td>", "&lt;"],
      ...[
        "<abbr title='<sup data-sources=\"S5\"></sup>'>",
        '&lt;sup data-sources="S5">&lt;/sup>',
        '<sup data-sources="',
      ],
    ),
  );
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => cleanRichText(pieces.join("")).html);

  function* keysIn(node: Nodes): Generator<string> {
    if (node.type === "element" && node.properties.dataSources) yield* String(node.properties.dataSources).split(" ");
    if ("children" in node) for (const child of node.children) yield* keysIn(child as Nodes);
  }

  test("are those of its marks, each once, in the order of its first mark", () => {
    fc.assert(
      fc.property(text, (html) => {
        expect(citedInText(html)).toEqual([...new Set(keysIn(parseFragment(html)))]);
        expect(replaceCited(html, (same) => same)).toBe(html);
      }),
      { numRuns: runs(100) },
    );
  });

  test("are replaced when sources are merged, and no mark names one twice", () => {
    const merged = replaceCited(`x${mark("S1", "S2", "S3")} y${mark("S2")}`, (one) => (one === "S2" ? "S1" : one));
    expect(merged).toBe(`x${mark("S1", "S3")} y${mark("S1")}`);
    expect(cleanRichText(merged)).toEqual({ html: merged, removed: [] });
  });
});
