import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../tests/components/admin-screens.tsx";
import { paste } from "../../../../tests/components/image-files.ts";
import { press } from "../../../../tests/components/locators.ts";
import { selectIn, source, writeHtml } from "../../../../tests/components/rich-text.ts";

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

/** A table from Word: cells hold paragraphs, widths and colours, and a row without content evens out merged cells. */
const WORD_TABLE = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body lang=EN-GB><!--StartFragment-->
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt;
 mso-yfti-tbllook:1184'>
 <thead><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;background:#D9E2F3;padding:0cm 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0cm'><b>Year<o:p></o:p></b></p></td>
  <td width=301 valign=top style='width:225.4pt'><p class=MsoNormal><b>Tuskers</b><o:p></o:p></p></td>
 </tr></thead>
 <tr style='mso-yfti-irow:1'><td width=301><p class=MsoNormal>2011<o:p></o:p></p></td>
  <td width=301><p class=MsoNormal>122,<o:p></o:p></p><p class=MsoNormal>a minimum</p></td></tr>
 <tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'><td width=602 colspan=2><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr>
</table><!--EndFragment--></body></html>`;

/** A text with a footnote, as Word writes it. */
const WORD_NOTES = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=EN-GB><!--StartFragment-->
<p class=MsoNormal>Raja died in 2022.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span
class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span
class=MsoFootnoteReference><span style='font-size:11.0pt'>[1]</span></span><![endif]></span></span></a><o:p></o:p></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1"
name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> <i>Sunday Times</i>, 8 March 2022.<o:p></o:p></p></div></div>
<!--EndFragment--></body></html>`;

/** From Google Docs: a table, what is raised, lowered and struck by style, and the number of a note. */
const DOCS_TABLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2"><p dir="ltr" style="line-height:1.38"><span style="font-weight:400;text-decoration:line-through;vertical-align:baseline">1952</span><span style="font-weight:400;vertical-align:baseline"> 1953</span><span style="font-size:0.6em;vertical-align:super">1</span><span style="font-weight:400"> H</span><span style="font-size:0.6em;vertical-align:sub">2</span></p><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse"><colgroup><col width="200" /><col width="200" /></colgroup><tbody><tr style="height:21pt"><td style="border:solid #000 1pt;vertical-align:top"><p dir="ltr"><span style="font-weight:700">Year</span></p></td><td style="border:solid #000 1pt"><p dir="ltr"><span style="font-weight:400">2011</span></p></td></tr></tbody></table></div></b>`;

/** From pages of the web, and what becomes of it. */
const WEB = [
  ["<div>one</div><div>two<br>three</div>", "one\n\ntwo\nthree"],
  ["a <span>plain</span> word", "a plain word"],
  ["<p>a &lt; b</p>", "a &lt; b"],
  ["<blockquote><p>He</p><p>walks</p></blockquote><p>on</p>", "<blockquote>\nHe\n\nwalks\n</blockquote>\n\non"],
  ["<ul><li>a<ul><li>b</li></ul></li></ul>", "<ul>\n<li>a<ul>\n<li>b</li>\n</ul></li>\n</ul>"],
  ["<ol start=4><li>a</li><li value=7>b</li></ol>", '<ol start="4">\n<li>a</li>\n<li value="7">b</li>\n</ol>'],
  ["<ol reversed type=A><li>a</li></ol>", '<ol reversed type="A">\n<li>a</li>\n</ol>'],
  [
    "<ol><li style='list-style-type:lower-roman'>a</li></ol><ol style='list-style: inside upper-latin'><li>b</li></ol>",
    '<ol type="i">\n<li>a</li>\n</ol>\n\n<ol type="A">\n<li>b</li>\n</ol>',
  ],
  [
    "<p>Film</p><div><iframe src='https://www.youtube.com/embed/videoseries?list=PLxyz'></iframe></div>",
    'Film\n\n<a href="https://www.youtube.com/playlist?list=PLxyz">https://www.youtube.com/playlist?list=PLxyz</a>',
  ],
  [
    "<table><caption><b>Counts</b> by year</caption><tr><td>a</td></tr></table>",
    "<table>\n<caption>Counts by year</caption>\n<tbody>\n<tr>\n<td>a</td>\n</tr>\n</tbody>\n</table>",
  ],
  ["<h5 onclick=x()>Small</h5>", "<h4>Small</h4>"],
  ["<p><img src=https://elsewhere.example/a.jpg>A bull</p>", "A bull"],
  ["<p>x<script>y</script><span style='display:none'>z</span></p>", "x"],
  ["<p><a href='javascript:alert(1)'>x</a> <font color=red>y</font></p>", "x y"],
  ["<p><span lang=si>ගැමුණු</span></p>", '<span lang="si">ගැමුණු</span>'],
  [
    '<p>He walks.<sup class="reference" id="cite_ref-1"><a href="https://w.example/wiki/Raja#cite_note-1">[1]</a></sup></p><h3>Life<span class="mw-editsection">[<a href="https://w.example/edit">edit</a>]</span></h3>',
    "He walks.\n\n<h3>Life</h3>",
  ],
  [
    '<p>See <a href="#life">below</a> and <a href="https://w.example/#life">there</a></p>',
    'See below and <a href="https://w.example/#life">there</a>',
  ],
  [
    "<table class=wikitable><tr><th style='width:1em'>a</th><td colspan=2>b</td></tr></table>",
    '<table>\n<tbody>\n<tr>\n<th>a</th>\n<td colspan="2">b</td>\n</tr>\n</tbody>\n</table>',
  ],
] as const;

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

  test("from Word keeps a table, and its cells without their paragraphs", { tags: ["deep"] }, async () => {
    await pasted(WORD_TABLE);
    await html().toBe(
      [
        "<table>",
        "<thead>\n<tr>\n<td><b>Year</b></td>\n<td><b>Tuskers</b></td>\n</tr>\n</thead>",
        '<tbody>\n<tr>\n<td>2011</td>\n<td><p>122,</p><p>a minimum</p></td>\n</tr>\n<tr>\n<td colspan="2"></td>\n</tr>\n</tbody>',
        "</table>",
      ].join("\n"),
    );
  });

  test("from Word keeps footnotes at the end, with their numbers", { tags: ["deep"] }, async () => {
    await pasted(WORD_NOTES);
    await html().toBe("Raja died in 2022.<sup>[1]</sup>\n\n<sup>[1]</sup> <i>Sunday Times</i>, 8 March 2022.");
  });

  test("from Google Docs keeps a table, and what is raised, lowered or struck by style", {
    tags: ["deep"],
  }, async () => {
    await pasted(DOCS_TABLE);
    await html().toBe(
      [
        "<s>1952</s> 1953<sup>1</sup> H<sub>2</sub>",
        "<table>\n<tbody>\n<tr>\n<td><strong>Year</strong></td>\n<td>2011</td>\n</tr>\n</tbody>\n</table>",
      ].join("\n\n"),
    );
  });

  test("from the web keeps what a text may have, and nothing else", async () => {
    openScreen("/admin/dashboard/addtusker");
    await expect.element(text).toBeVisible();
    (text.element() as HTMLElement).focus();
    for (const [from, written] of WEB) {
      await press("Control+a", "Delete");
      await html().toBe("");
      paste({ html: from, plain: "plain" });
      await html().toBe(written);
    }
  });

  test("as plain text keeps its paragraphs and lines, and no tag in it is one", async () => {
    await pasted("", "one\ntwo\n\n<h2>three</h2>");
    await html().toBe("one\ntwo\n\n&lt;h2>three&lt;/h2>");
  });

  test("as the code for embedding a video becomes its address", async () => {
    await pasted(
      "",
      '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=a&amp;start=51"></iframe>\n',
    );
    await html().toBe("https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=51s");
  });

  test.each([
    ["See the report here", "here", 'See the report <a href="https://example.org/r.pdf">here</a>'],
    ["<h3>The report</h3>", "report", '<h3>The <a href="https://example.org/r.pdf">report</a></h3>'],
    [
      '<a href="/about">The <b>report</b></a>',
      "report",
      '<a href="/about">The </a><a href="https://example.org/r.pdf"><b>report</b></a>',
    ],
    [
      "<table><tr><td>The report</td></tr></table>",
      "report",
      '<table>\n<tbody>\n<tr>\n<td>The <a href="https://example.org/r.pdf">report</a></td>\n</tr>\n</tbody>\n</table>',
    ],
  ])(
    "as an address over a word of %s makes it a link, and one undo leaves the address",
    async (before, word, after) => {
      openScreen("/admin/dashboard/addtusker");
      await writeHtml("Description", before);
      await expect.poll(() => text.element().textContent).toContain(word);
      for (const from of ["", '<a href="https://example.org/r.pdf">A report</a>']) {
        selectIn(text.element(), word);
        paste({ html: from, plain: "https://example.org/r.pdf\n" });
        await html().toBe(after);
        await press("Control+z");
        await html().toContain("https://example.org/r.pdf");
        await expect.poll(() => text.element().textContent).not.toContain(word);
        await press("Control+z");
        await expect.poll(() => text.element().textContent).toContain(word);
      }
    },
  );

  test("as an address over another one takes its place", async () => {
    openScreen("/admin/dashboard/addtusker");
    await writeHtml("Description", "See https://example.org/a for it.");
    await expect.poll(() => text.element().textContent).toContain("for it");
    selectIn(text.element(), "https://example.org/a");
    paste({ html: "", plain: "https://example.org/b" });
    await html().toBe("See https://example.org/b for it.");
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
