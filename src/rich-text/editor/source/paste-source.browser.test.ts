import { describe, expect, test } from "vitest";
import { pastedBlocks } from "./paste-source.browser.ts";
import { isWorthConverting, joinBlocks } from "./pasted-blocks.ts";

const pasted = (html: string): string => joinBlocks(pastedBlocks(html), "", "");

/** As Word puts it on the clipboard, shortened. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=EN-GB>
<!--StartFragment-->
<h1>The life of<o:p></o:p> Gemunu</h1>
<p class=MsoNormal><b>He walks</b> the <i style='mso-bidi-font-style:normal'>plains</i> of
Yala &amp; takes food<span style='mso-spacerun:yes'>  </span>from cars.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>one tusk<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>two ears<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>first</p>
<!--EndFragment--></body></html>`;

/** As Google Docs does. */
const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-weight:700">Tusks</span></h2><p dir="ltr"><span style="font-size:11pt;font-weight:400;font-style:normal">Both are </span><span style="font-weight:700;font-style:italic">long</span><span style="font-weight:400">, see </span><a href="https://example.org/a?b=1&amp;c=2" style="text-decoration:none"><span style="color:#1155cc">the paper</span></a><span>.</span></p><br /><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>one</span></p></li></ul></b><br class="Apple-interchange-newline">`;

describe("what is pasted with its formatting", () => {
  test("from Word becomes paragraphs, headings and lists", () => {
    expect(pasted(WORD)).toBe(
      [
        "<h2>The life of Gemunu</h2>",
        "<strong>He walks</strong> the <em>plains</em> of Yala & takes food from cars.",
        "<ul>\n<li>one tusk</li>\n<li>two ears</li>\n<li>first</li>\n</ul>",
      ].join("\n\n"),
    );
  });

  test("from Google Docs keeps what is bold by style, and no bold that is none", () => {
    expect(pasted(DOCS)).toBe(
      [
        "<h2>Tusks</h2>",
        'Both are <strong><em>long</em></strong>, see <a href="https://example.org/a?b=1&amp;c=2" rel="noopener noreferrer">the paper</a>.',
        "<ul>\n<li>one</li>\n</ul>",
      ].join("\n\n"),
    );
  });

  test.each([
    ["<div>one</div><div>two<br>three</div>", "one\n\ntwo\nthree"],
    ["<p>one<br><br>two</p>", "one\n\ntwo"],
    ["a <span>plain</span> word", "a plain word"],
    ["<p>a &lt; b</p>", "a &lt; b"],
    ["<blockquote><p>He</p><p>walks</p></blockquote>", "<blockquote>\nHe\n\nwalks\n</blockquote>"],
    ["<ul><li>a<ul><li>b</li></ul></li></ul>", "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul></li>\n</ul>"],
    ["<ol><li> </li></ol>", ""],
    ["<h4 onclick=x()>Small</h4>", "<h4>Small</h4>"],
    ["<p><img src=https://elsewhere.example/a.jpg>A bull</p>", "A bull"],
    ["<p>x<script>y</script><span style='display:none'>z</span></p>", "x"],
    ["<p lang=si>ගැමුණු</p>", "ගැමුණු"],
    ["<td colspan=2>x</td>", "x"],
  ])("%s becomes %j", (html, source) => {
    expect(pasted(html)).toBe(source);
  });

  test("is separated from the rest of its line if it is more than plain text", () => {
    const heading = pastedBlocks("<h2>Life</h2>");
    expect(joinBlocks(heading, "before", "after\nlast")).toBe("\n\n<h2>Life</h2>\n\n");
    expect(joinBlocks(heading, "before\n", "\nafter")).toBe("<h2>Life</h2>");
    expect(joinBlocks(pastedBlocks("<b>calm</b>"), "He is ", " today")).toBe("<strong>calm</strong>");
    expect(joinBlocks(pastedBlocks("<p>one</p><p>two</p>"), "He ", " today")).toBe("one\n\ntwo\n\n");
    expect(joinBlocks([], "a", "b")).toBe("");
  });

  test("is converted only where it says more than the plain text", () => {
    expect(isWorthConverting("<p>one</p>", "one")).toBe(true);
    expect(isWorthConverting("", "one")).toBe(false);
    // Copied from an editor: the tags are what was written.
    expect(isWorthConverting("<span>&lt;h2&gt;</span>", "<h2>one</h2>")).toBe(false);
  });
});
