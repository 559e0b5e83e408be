import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../tests/components/admin-screens.tsx";
import { paste } from "../../../../tests/components/image-files.ts";
import { press } from "../../../../tests/components/locators.ts";
import { source, writeHtml } from "../../../../tests/components/rich-text.ts";

const text = page.css("#description");
const html = () => expect.poll(() => source("description"));

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

async function pasted(from: string, plain = "plain"): Promise<void> {
  openScreen("/admin/dashboard/addtusker");
  await expect.element(text).toBeVisible();
  (text.element() as HTMLElement).focus();
  paste({ html: from, plain });
}

describe("what is pasted", () => {
  test("from Word becomes paragraphs, headings and lists", async () => {
    await pasted(WORD);
    await html().toBe(
      [
        "<h2>The life of Gemunu</h2>",
        "<b>He walks</b> the <i>plains</i> of Yala & takes food from cars.",
        "<ul>\n<li>one tusk</li>\n<li>two ears</li>\n</ul>",
        "<ol>\n<li>first</li>\n</ol>",
      ].join("\n\n"),
    );
  });

  test("from Google Docs keeps what is bold by style, and no bold that is none", async () => {
    await pasted(DOCS);
    await html().toBe(
      [
        "<h2>Tusks</h2>",
        'Both are <strong><em>long</em></strong>, see <a href="https://example.org/a?b=1&amp;c=2">the paper</a>.',
        "<ul>\n<li>one</li>\n</ul>",
      ].join("\n\n"),
    );
  });

  test.each([
    ["<div>one</div><div>two<br>three</div>", "one\n\ntwo\nthree"],
    ["a <span>plain</span> word", "a plain word"],
    ["<p>a &lt; b</p>", "a &lt; b"],
    ["<blockquote><p>He</p><p>walks</p></blockquote><p>on</p>", "<blockquote>\nHe\n\nwalks\n</blockquote>\n\non"],
    ["<ul><li>a<ul><li>b</li></ul></li></ul>", "<ul>\n<li>a<ul>\n<li>b</li>\n</ul></li>\n</ul>"],
    ["<h5 onclick=x()>Small</h5>", "<h4>Small</h4>"],
    ["<p><img src=https://elsewhere.example/a.jpg>A bull</p>", "A bull"],
    ["<p>x<script>y</script><span style='display:none'>z</span></p>", "x"],
    ["<p><a href='javascript:alert(1)'>x</a> <font color=red>y</font></p>", "x y"],
    ["<p><span lang=si>ගැමුණු</span></p>", '<span lang="si">ගැමුණු</span>'],
    [
      "<table class=wikitable><tr><th style='width:1em'>a</th><td colspan=2>b</td></tr></table>",
      '<table>\n<tbody>\n<tr>\n<th>a</th>\n<td colspan="2">b</td>\n</tr>\n</tbody>\n</table>',
    ],
  ])("from the web: %s becomes %j", async (from, written) => {
    await pasted(from);
    await html().toBe(written);
  });

  test("as plain text keeps its paragraphs and lines, and no tag in it is one", async () => {
    await pasted("", "one\ntwo\n\n<h2>three</h2>");
    await html().toBe("one\ntwo\n\n&lt;h2>three&lt;/h2>");
  });

  test("into a sentence stands in it, and one undo takes it back", async () => {
    openScreen("/admin/dashboard/addtusker");
    await writeHtml("Description", "He  today.");
    await expect.poll(() => text.element().textContent).toBe("He today.");
    (text.element() as HTMLElement).focus();
    await press("Control+End");
    paste({ html: "<b>walks</b> the plains", plain: "walks the plains" });
    await html().toBe("He today.<b>walks</b> the plains");
    await press("Control+z");
    await html().toBe("He today.");
  });
});
