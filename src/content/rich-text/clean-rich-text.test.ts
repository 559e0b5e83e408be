import { describe, expect, test } from "vitest";
import { cleanRichText } from "./clean-rich-text.ts";

const clean = (source: string) => cleanRichText(source).html;

describe("what an editor may write", () => {
  test.each([
    "One paragraph.\nIts second line.\n\nAnother paragraph, with “quotes”, a dash – and රාජා.",
    "Rajiv & Sons",
    "<p>One</p><p>Two<br>lines</p>",
    "<h2>A</h2><h3>B</h3><h4>C</h4>",
    "<strong>a</strong> <em>b</em> <b>c</b> <i>d</i> <u>e</u> <s>f</s> H<sub>2</sub>O m<sup>2</sup>",
    "<blockquote>Said.</blockquote><hr><pre>  kept\n  as is</pre><code>x</code>",
    "<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>",
    '<ol start="3"><li>c</li></ol><ol type="a" start="0"><li>b</li></ol>',
    '<ol reversed><li value="12">l</li><li>k</li><li value="-5">x</li></ol>',
    '<ol type="A"><li>A</li></ol><ol type="I"><li>I</li></ol><ol type="i"><li>i</li></ol><ol type="1"><li>1</li></ol>',
    '<a href="/tuskers">here</a> <a href="#section-a">there</a> <a href="mailto:a@example.com">mail</a>',
    '<a href="tel:+94112888585">call</a> <a href="sms:1992">write</a> <a href="tel:0112888585;ext=12">ask</a>',
    '<a href="https://example.com/a?b=1&amp;c=2#d" rel="noopener noreferrer">out</a>',
    '<img src="/uploads/public/raja.jpg" alt="Raja" width="800" height="600">',
    '<figure><img src="/illustrations/kraal.svg" alt=""><figcaption>A kraal</figcaption></figure>',
    '<img src="/portraits/raja-1a2b.svg" alt="">',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2" rowspan="3">b</td></tr></tbody></table>',
    '<table><caption>Counts, <a href="/sources">by <em>source</em></a></caption><tbody><tr><td>a</td></tr></tbody></table>',
    '<abbr title="National Park">NP</abbr> <span lang="si">රාජා</span> <p lang="ta">யானை</p>',
    "https://youtu.be/dQw4w9WgXcQ",
    "",
  ])("%j stays as it is", (source) => {
    expect(cleanRichText(source)).toEqual({ html: source, removed: [] });
  });

  test("characters that mean something in HTML are written so that they mean themselves", () => {
    expect(clean("3 < 4 & 5 > 4, AT&T, &copy; and &amp;lt;")).toBe("3 &lt; 4 & 5 > 4, AT&amp;T, © and &amp;lt;");
  });

  test("line ends are those of Unix, and what cannot be shown goes", () => {
    expect(clean("a\r\n\r\nb\rc")).toBe("a\n\nb\nc");
    expect(clean("a&#1;b&#x202e;c&lrm;d&#13;e")).toBe("abcd\ne");
    expect(clean("a\fb&#xfffd;c\u061cd&#x2068;")).toBe("a bcd");
  });
});

test("letters have one form, also where entities or removed tags stood between their parts", () => {
  expect(clean("<p>\u0d9a\u0dd9\u0dcf</p>")).toBe("<p>\u0d9a\u0ddc</p>");
  expect(clean("Cafe<span>&#x301;</span>")).toBe("Caf\u00e9");
  expect(clean('<img src="/uploads/public/a.jpg" alt="Cafe\u0301">')).toBe(
    '<img src="/uploads/public/a.jpg" alt="Caf\u00e9">',
  );
  expect(clean("<b>&#x338;x</b>")).toBe("<b>\u0338x</b>");
  expect(clean("<b>\u0338x</b>")).toBe("<b>\u0338x</b>");
});

describe("what is changed", () => {
  test.each([
    ["<h1>Title</h1>", "<h2>Title</h2>"],
    ["<h5>a</h5><h6>b</h6>", "<h4>a</h4><h4>b</h4>"],
    ["<strike>a</strike><del>b</del><ins>c</ins>", "<s>a</s><s>b</s><u>c</u>"],
    ["<div>one</div><div>two</div>", "<p>one</p><p>two</p>"],
    ["<div>loose <p>a</p> text</div>", "<p>loose </p><p>a</p><p> text</p>"],
    ["<section><article>x</article></section>", "<p>x</p>"],
    ["<span>a</span><font color=red>b</font>", "ab"],
    ["<p><object><p>x</p></object></p>", "<p></p>"],
    ["<b><p>x</p></b>", "<p>x</p>"],
    [
      "<table><tr><td>a</td></tr><caption><p>Counts</p></caption></table>",
      "<table><caption> Counts </caption><tbody><tr><td>a</td></tr></tbody></table>",
    ],
    ["<div><caption>Counts</caption></div>", "<p>Counts</p>"],
    [
      "<table><tfoot><tr><td>b</td></tr></tfoot><tbody><tr><td>a</td></tr></tbody></table>",
      "<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>",
    ],
    [
      "<table><thead><tr><th>a</th></tr></thead><tfoot><tr><td>b</td></tr></tfoot></table>",
      "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>",
    ],
    ["<li>a</li><li>b</li>", "<p>a</p><p>b</p>"],
    ["<p>unclosed <b>bold", "<p>unclosed <b>bold</b></p>"],
    ["<pre>\n\n\nx</pre>", "<pre>x</pre>"],
    ["<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"],
    ["<ol>\n<li>a\n<ul><ul><li>b</ul></ul></ol>", "<ol>\n<li>a\n<ul><li><ul><li>b</li></ul></li></ul></li></ol>"],
    ["<ul><ol><li>a</li></ol></ul>", "<ul><li><ol><li>a</li></ol></li></ul>"],
    ['<ol start="03" reversed=no><li value=" 7 ">a</li></ol>', '<ol start="3" reversed><li value="7">a</li></ol>'],
    ['<ol start="three" type="disc"><li value="2.5">a</li></ol>', "<ol><li>a</li></ol>"],
    ['<ol start="123456"><li value="-123456">a</li></ol>', "<ol><li>a</li></ol>"],
    ['<ul start="3" reversed type="circle"><li value="3">a</li></ul>', "<ul><li>a</li></ul>"],
    ['<p start="3" value="3" type="a">x</p>', "<p>x</p>"],
    ["<ol>\n<li type=a>a<li type=a>b</ol>", '<ol type="a">\n<li>a</li><li>b</li></ol>'],
    ["<!-- note -->a<!doctype html>b", "ab"],
    ['<a href="www.example.com">x</a>', '<a href="https://www.example.com/" rel="noopener noreferrer">x</a>'],
    [
      '<a href=" HTTPS://Example.com/a b " target="_blank" rel="opener">x</a>',
      '<a href="https://example.com/a%20b" rel="noopener noreferrer">x</a>',
    ],
    ['<a href="tel: +94 (11) 288-85.85 ">x</a>', '<a href="tel:+94(11)288-85.85">x</a>'],
    ['<a href="TEL:+94%2011%20288;ext=12">x</a>', '<a href="tel:+9411288;ext=12">x</a>'],
    ['<a href="sms:+94112888585?body=Hello">x</a>', '<a href="sms:+94112888585">x</a>'],
    ['<a href="tel:">x</a><a href="tel:alert(1)">y</a><a href="tel:+94;url=//x">z</a>', "xyz"],
    ['<a href="tuskers">x</a>', "x"],
    ["<a name=top>x</a>", "x"],
    ['<img src="https://cdn.example/store/public/raja.jpg">', '<img src="/uploads/public/raja.jpg">'],
    ['<img src="https://elsewhere.example/x.png" alt="A tusker">', '<img alt="A tusker">'],
    // Their folders have the names of the site's own.
    [
      '<img src="https://elsewhere.example/portraits/raja.svg"><img src="//elsewhere.example/illustrations/a.svg">',
      "<img><img>",
    ],
    ['<img src="/portraits/../private/raja.svg"><img src="/portraits/raja.svg?x=&quot;y">', "<img><img>"],
    ['<img src="/uploads/public/a.jpg" width="50%" height="0">', '<img src="/uploads/public/a.jpg">'],
    ['<td lang="si">x</td>', "x"],
    ['<p lang="x y">a</p>', "<p>a</p>"],
  ])("%j becomes %j", (source, html) => {
    expect(clean(source)).toBe(html);
    expect(clean(html)).toBe(html);
  });

  test("an embedded YouTube frame becomes its link", () => {
    const link = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
    const result = cleanRichText(
      '<iframe src="//www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0" allowfullscreen></iframe>',
    );
    expect(result.html).toBe(`<a href="${link}" rel="noopener noreferrer">${link}</a>`);
    expect(result.removed).toEqual(["an embedded video frame (its link was kept)"]);
  });
});

describe("a link to an anchor of the text leads to the heading on the page", () => {
  const link = '<p><a href="#section-his-life">See</a></p>';
  test.each([
    ["that has it", '<h2 id="x">His life</h2><p><a href="#x">See</a></p>', `<h2>His life</h2>${link}`],
    ["around it", '<h3><span id="x"></span>His life</h3><p><a href="#x">See</a></p>', `<h3>His life</h3>${link}`],
    [
      "behind it",
      '<p><a name="x"></a></p><h1>His life</h1><p><a href=" #x ">See</a></p>',
      `<p></p><h2>His life</h2>${link}`,
    ],
    [
      "in its section",
      '<section id="x"><h2>His life</h2></section><p><a href="#x">See</a></p>',
      `<h2>His life</h2>${link}`,
    ],
    [
      "above it",
      '<h2>His life</h2><p id="x">Long.</p><p><a href="#x">See</a></p>',
      `<h2>His life</h2><p>Long.</p>${link}`,
    ],
    [
      "in other letters",
      '<h2 id="ජීවිතය">His life</h2><p><a href="#%E0%B6%A2%E0%B7%93%E0%B7%80%E0%B7%92%E0%B6%AD%E0%B6%BA">See</a></p>',
      `<h2>His life</h2>${link}`,
    ],
  ])("%s", (_, source, html) => {
    expect(clean(source)).toBe(html);
    expect(clean(html)).toBe(html);
  });

  test("of which there are several with the same words", () => {
    expect(clean('<h2>A</h2><h2 id="b">A</h2><h2 id="c">රාජා</h2><a href="#b">b</a><a href="#c">c</a>')).toBe(
      '<h2>A</h2><h2>A</h2><h2>රාජා</h2><a href="#section-a-2">b</a><a href="#section-1">c</a>',
    );
  });

  test.each(['<p id="x">a</p><p><a href="#x">b</a></p>', '<p><a href="#x">b</a></p>'])(
    "if there is one: %s",
    (source) => {
      expect(clean(source)).toBe(source.replace(' id="x"', ""));
    },
  );
});

describe("an embedded frame that shows no one video", () => {
  test.each([
    ["//www.youtube.com/embed/videoseries?si=abc&amp;list=PLxyz", "https://www.youtube.com/playlist?list=PLxyz"],
    ["https://www.youtube-nocookie.com/embed/videoseries?list=PLxyz", "https://www.youtube.com/playlist?list=PLxyz"],
    ["https://www.youtube.com/v/videoseries?list=PLxyz", "https://www.youtube.com/playlist?list=PLxyz"],
    ["https://www.youtube.com/embed?listType=playlist&amp;list=PLxyz", "https://www.youtube.com/playlist?list=PLxyz"],
    ["https://www.youtube.com/embed/live_stream?channel=UCxyz", "https://www.youtube.com/channel/UCxyz/live"],
  ])("%s becomes the link to what it shows", (address, link) => {
    const result = cleanRichText(`<iframe src="${address}"></iframe>`);
    expect(result.html).toBe(`<a href="${link}" rel="noopener noreferrer">${link}</a>`);
    expect(result.removed).toHaveLength(1);
  });

  test.each([
    "https://www.youtube.com/embed/videoseries",
    "https://www.youtube.com/embed/videoseries?list=&quot;><script>",
    "https://www.youtube.com/embed?listType=user_uploads&amp;list=somebody",
    "https://elsewhere.example/embed/videoseries?list=PLxyz",
    "https://www.youtube.com@elsewhere.example/embed/videoseries?list=PLxyz",
  ])("%s is dropped", (address) => {
    expect(clean(`<iframe src="${address}"></iframe>`)).toBe("");
  });
});

describe("removed parts are listed in plain words", () => {
  test.each([
    ["a<script>x</script>b", "ab", ["a script"]],
    ["<style>p{}</style>", "", ["a style sheet"]],
    ['<iframe src="https://example.com"></iframe>', "", ["an embedded frame"]],
    ["<svg><circle/></svg><math></math>", "", ["an SVG drawing", "a formula"]],
    ["<form><input>ask</form>", "ask", ["a form field", "a form"]],
    [
      '<img src="/uploads/public/a.jpg" onclick="x">',
      '<img src="/uploads/public/a.jpg">',
      ["the attribute onclick of an image"],
    ],
    [
      '<p style="x" class="y" data-foo-bar="z">a</p>',
      "<p>a</p>",
      [
        "the attribute style of a paragraph",
        "the attribute class of a paragraph",
        "the attribute data-foo-bar of a paragraph",
      ],
    ],
    ['<h2 id="app">a</h2>', "<h2>a</h2>", ["the attribute id of a heading"]],
    ['<a href="javascript:x">a</a>', "a", ["the unsafe address of a link"]],
    ["<marquee>a</marquee>", "a", ["the tag marquee"]],
    ["<script></script><script></script>", "", ["a script"]],
  ])("%j", (source, html, removed) => {
    expect(cleanRichText(source)).toEqual({ html, removed });
  });

  test("the words repeat nothing strange from the text", () => {
    const { removed } = cleanRichText(`<p ${"x".repeat(500)}=1 "quoted"=2><${"y".repeat(500)}>`);
    for (const words of removed) expect(words).toMatch(/^[a-z (),'-]{1,80}$/i);
  });

  test("markup nested beyond reason is shown as text", () => {
    const source = "<div>".repeat(1000);
    const result = cleanRichText(source);
    expect(result.html).toBe("&lt;div>".repeat(1000));
    expect(result.removed).toEqual(["tags nested too deeply (all are shown as text)"]);
    expect(clean(result.html)).toBe(result.html);
  });
});

describe("a citation", () => {
  test("keeps the keys of its sources and no words", () => {
    const mark = '<p>He walks.<sup data-sources="S56 S57"></sup></p>';
    expect(cleanRichText(mark)).toEqual({ html: mark, removed: [] });
    expect(cleanRichText('<sup data-sources="S56">1</sup>').html).toBe('<sup data-sources="S56"></sup>');
  });

  test("with anything but keys is a raised word", () => {
    const { html, removed } = cleanRichText('<sup data-sources="S56 x">1</sup>');
    expect(html).toBe("<sup>1</sup>");
    expect(removed).toHaveLength(1);
  });
});
