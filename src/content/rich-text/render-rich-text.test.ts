import { describe, expect, test } from "vitest";
import { finish } from "../../platform/jobs/finish.ts";
import { cleanRichText } from "./clean-rich-text.ts";
import type { TextImage } from "./image-element.ts";
import { RENDER_VERSION, renderArticleInSteps, renderRichText, renderRichTexts } from "./render-rich-text.ts";

const BARE = { placeholder: null, variants: [], alt: null, credit: null, licence: null };
const ONE: TextImage = { ...BARE, url: "/uploads/public/one.jpg", width: 800, height: 600, alt: "One" };
const TWO: TextImage = { ...BARE, url: "https://cdn.example/public/two.jpg", width: 400, height: 300 };
const COVER: TextImage = { ...BARE, url: "/uploads/public/cover.jpg", width: 1600, height: 900 };
/** Adds a cover before these images, as on the page of an entry. */
const render = (source: string, images: TextImage[] = []) =>
  renderRichText(cleanRichText(source).html, { images: [COVER, ...images], sources: [] });
const video = (id = "dQw4w9WgXcQ") =>
  `<figure class="video" data-youtube="${id}"><a class="video-link" href="https://www.youtube.com/watch?v=${id}">Watch the video on YouTube</a></figure>`;
const shownOne = '<img src="/uploads/public/one.jpg" alt="One" width="800" height="600" loading="lazy">';
const shownTwo = '<img src="https://cdn.example/public/two.jpg" alt="" width="400" height="300" loading="lazy">';

describe("paragraphs", () => {
  test.each([
    ["one\n\ntwo", "<p>one</p><p>two</p>"],
    ["one\ntwo", "<p>one<br>two</p>"],
    ["\n\n one \n \n\n\n two\n", "<p>one</p><p>two</p>"],
    ["a <b>bold\nline</b>\n\nb", "<p>a <b>bold<br>line</b></p><p>b</p>"],
    ["a<br>\nb", "<p>a<br>b</p>"],
    ["before\n<h4>T</h4>\nafter", "<p>before</p><h4>T</h4><p>after</p>"],
    ["<p>wrapped\nsource</p>", "<p>wrapped\nsource</p>"],
    ["<blockquote>a\n\nb</blockquote>", "<blockquote><p>a</p><p>b</p></blockquote>"],
    ["<pre>a\n\nb</pre>", "<pre>a\n\nb</pre>"],
    ["<ul>\n<li>a</li>\n</ul>", "<ul>\n<li>a</li>\n</ul>"],
    [
      '<ol start="3" type="a" reversed><li value="9">a</li></ol>',
      '<ol start="3" type="a" reversed><li value="9">a</li></ol>',
    ],
    ["", ""],
    [" \n\n ", ""],
    ["<script>x</script>", ""],
  ])("%j is shown as %j", (source, html) => {
    expect(render(source)).toBe(html);
  });
});

describe("videos", () => {
  test.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "http://youtube.com/watch?v=dQw4w9WgXcQ",
    "https://m.youtube.com/watch?feature=share&v=dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQ?si=abc",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube.com/embed/dQw4w9WgXcQ",
    "https://www.youtube.com/live/dQw4w9WgXcQ?feature=share",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "www.youtube.com/watch?v=dQw4w9WgXcQ",
    "youtu.be/dQw4w9WgXcQ",
  ])("%s becomes a video, as text and as a link", (address) => {
    expect(render(address)).toBe(video());
    expect(render(`One.\n\n${address}\n\nTwo.`)).toBe(`<p>One.</p>${video()}<p>Two.</p>`);
    expect(render(`One.\n${address}\nTwo.`)).toBe(`<p>One.</p>${video()}<p>Two.</p>`);
    const href = address.startsWith("http") ? address : `https://${address}`;
    expect(render(`<p><a href="${href.replaceAll("&", "&amp;")}">The film</a></p>`)).toBe(video());
  });

  test.each([
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/playlist?list=PL123",
    "https://www.youtube.com/embed/videoseries?list=PL123",
    "https://www.youtube-nocookie.com/embed/videoseries?list=PL123",
    "https://www.youtube.com/v/videoseries?list=PL123",
    "https://www.youtube.com/watch?v=videoseries",
    "https://youtu.be/videoseries?list=PL123",
    "https://www.youtube.com/embed/live_stream?channel=UC123",
    "https://www.youtube.com/@channel",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://example.com/?u=https://youtu.be/dQw4w9WgXcQ",
    "<code>https://youtu.be/dQw4w9WgXcQ</code>",
    "<pre>https://youtu.be/dQw4w9WgXcQ</pre>",
  ])("%s is no video", (source) => {
    expect(render(source)).not.toContain("data-youtube");
  });

  test.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=30s", "30"],
    ["https://youtu.be/dQw4w9WgXcQ?t=90", "90"],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ?start=30", "30"],
    ["https://youtu.be/dQw4w9WgXcQ?t=1h2m3s", "3723"],
    ["https://youtu.be/dQw4w9WgXcQ?t=600.5s", "600"],
    ["https://youtu.be/dQw4w9WgXcQ#t=42", "42"],
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1m30s", "90"],
  ])("%s begins where the address says", (source, seconds) => {
    const href = `https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=${seconds}s`;
    expect(render(source)).toContain(`<a class="video-link" href="${href}">`);
    expect(render(`See ${source} for it.`)).toContain(`<p>See <a href="${href}"`);
  });

  test.each(["t=", "t=soon", "t=0", "t=9999999999", "start=-1", "t=1s2h", "t=.5", "#t=soon"])(
    "%s is no time to begin at",
    (time) => {
      expect(render(`https://youtu.be/dQw4w9WgXcQ?${time}`)).toBe(video());
    },
  );

  test("a video inside a sentence keeps its link and follows the text", () => {
    expect(render("See https://youtu.be/dQw4w9WgXcQ, it is good.")).toBe(
      `<p>See <a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener noreferrer">https://youtu.be/dQw4w9WgXcQ</a>, it is good.</p>${video()}`,
    );
    expect(render('<p>See <a href="https://youtu.be/dQw4w9WgXcQ">the film</a>.</p>')).toContain(
      `the film</a>.</p>${video()}`,
    );
  });

  test("several videos stay in their order, also in lists and tables", () => {
    expect(render("https://youtu.be/aaaaaaaaaaa\nhttps://youtu.be/bbbbbbbbbbb")).toBe(
      video("aaaaaaaaaaa") + video("bbbbbbbbbbb"),
    );
    expect(render("<ul><li>https://youtu.be/dQw4w9WgXcQ</li></ul>")).toBe(`<ul><li>${video()}</li></ul>`);
    expect(render("<table><tr><td>x https://youtu.be/dQw4w9WgXcQ</td></tr></table>")).toContain(`</a>${video()}</td>`);
  });

  test("nothing is loaded from elsewhere", () => {
    const html = render(
      'https://youtu.be/dQw4w9WgXcQ\n\n<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    );
    expect(html).toBe(video() + video());
    expect(html).not.toMatch(/<(?:iframe|img|script|link)|src=/);
  });
});

describe("images", () => {
  test("one of the entry's keeps its place and gets its size", () => {
    expect(render('<p><img src="/uploads/public/one.jpg"></p>', [ONE, TWO])).toBe(`<p>${shownOne}</p>`);
    expect(render('<p><img src="/uploads/public/one.jpg" alt="Better words"></p>', [ONE])).toContain(
      'alt="Better words"',
    );
    expect(render('<p><img src="/uploads/public/two.jpg"></p>', [ONE, TWO])).toBe(`<p>${shownTwo}</p>`);
  });

  test("others are replaced by the next of the list that is not shown yet", () => {
    expect(render('<p>a <img src="https://x.example/1.png" alt="1"> b</p><p><img></p>', [ONE, TWO])).toBe(
      `<p>a ${shownOne} b</p><p>${shownTwo}</p>`,
    );
    expect(
      render('<p><img src="/uploads/public/gone.jpg"></p><p><img src="/uploads/public/one.jpg"></p>', [ONE, TWO]),
    ).toBe(`<p>${shownTwo}</p><p>${shownOne}</p>`);
  });

  test("the cover is not repeated in the text, even if a tag names it", () => {
    expect(render('<p>a</p><p><img src="/uploads/public/cover.jpg"></p>', [ONE])).toBe("<p>a</p>");
    expect(render("<p>a</p><p><img></p>")).toBe("<p>a</p>");
    expect(
      render('<figure><img src="/uploads/public/cover.jpg"><figcaption>At the lake</figcaption></figure>', [ONE]),
    ).toBe("<p>At the lake</p>");
  });

  test("an image named twice is shown at its first place", () => {
    const named = '<p><img src="/uploads/public/one.jpg"></p>';
    expect(render(named + named, [ONE, TWO])).toBe(`<p>${shownOne}</p>`);
  });

  test("each is shown once in an article, in its description or its content", () => {
    const images = [COVER, ONE, TWO];
    const named = '<p><img src="/uploads/public/one.jpg"></p>';
    const any = "<p><img></p>";
    const texts = (description: string | null, content: string) => {
      const { descriptionHtml, contentHtml } = finish(
        renderArticleInSteps({ description, content }, { images, sources: [] }),
      );
      return [descriptionHtml, contentHtml];
    };
    expect(texts(named, named + any)).toEqual([`<p>${shownOne}</p>`, `<p>${shownTwo}</p>`]);
    expect(texts(any, named)).toEqual([`<p>${shownTwo}</p>`, `<p>${shownOne}</p>`]);
    expect(texts(null, any)).toEqual(["", `<p>${shownOne}</p>`]);
  });

  test("without an image left the tag goes, and what it leaves empty", () => {
    expect(render("<p>a <img> b</p><p><img></p>")).toBe("<p>a  b</p>");
    expect(render("<figure><img></figure>")).toBe("");
    expect(render("<figure><img><figcaption>Kept words</figcaption></figure>")).toBe("<p>Kept words</p>");
    expect(render("<figure><img><p>One</p><ul><li>Two</li></ul>Three</figure>")).toBe(
      "<p>One</p><ul><li>Two</li></ul><p>Three</p>",
    );
    expect(render('<p><a href="/tuskers"><img></a></p>')).toBe("");
  });

  test("drawings of the site stay", () => {
    expect(render('<p><img src="/illustrations/a.svg" alt="A kraal"></p>')).toBe(
      '<p><img src="/illustrations/a.svg" alt="A kraal" loading="lazy"></p>',
    );
  });

  test("a chart of the site stays where the entry has images, and gets the size of its drawing", () => {
    const chart = '<p><img src="/illustrations/charts/electrocuted.svg" alt="Bars"></p>';
    expect(render(chart, [TWO])).toBe(
      '<p><img src="/illustrations/charts/electrocuted.svg" alt="Bars" width="472" height="358" loading="lazy"></p>',
    );
  });
});

describe("images in several variants", () => {
  const variant = (type: "image/avif" | "image/webp" | "image/jpeg", width: number) => ({
    url: `/uploads/variants/one-${width}-0123456789ab.${type.slice(6).replace("jpeg", "jpg")}`,
    width,
    height: (width * 3) / 4,
    type,
  });
  const forms = (["image/avif", "image/webp", "image/jpeg"] as const).flatMap((type) => [
    variant(type, 320),
    variant(type, 640),
  ]);
  const MANY = { ...ONE, placeholder: "k/gNFZpbdXePiH9zX4dw95h/qmUL", variants: forms };
  const sizes = "(min-width: 800px) 46rem, 92vw";
  const setOf = (extension: string) =>
    `/uploads/variants/one-320-0123456789ab.${extension} 320w, /uploads/variants/one-640-0123456789ab.${extension} 640w`;
  const source = (kind: string) => `<source type="image/${kind}" srcset="${setOf(kind)}" sizes="${sizes}">`;
  const image = `<img src="/uploads/variants/one-640-0123456789ab.jpg" srcset="${setOf("jpg")}" sizes="${sizes}" alt="One" width="800" height="600" loading="lazy" class="tone-r-5 tone-g-5 tone-b-4">`;
  const inText = '<p><img src="/uploads/public/one.jpg"></p>';

  test("offer each form that is there, the lightest first", () => {
    expect(render(inText, [MANY])).toBe(`<p><picture>${source("avif")}${source("webp")}${image}</picture></p>`);
    const prompt = { ...MANY, variants: forms.slice(2) };
    expect(render(inText, [prompt])).toBe(`<p><picture>${source("webp")}${image}</picture></p>`);
    const jpegs = { ...MANY, variants: forms.slice(4) };
    expect(render(inText, [jpegs])).toBe(`<p>${image}</p>`);
  });

  test("keep their language, their texts and what surrounds them", () => {
    const html = render(
      '<figure><a href="/tuskers"><img lang="si" src="/uploads/public/one.jpg" alt="රාජා"></a><figcaption>Words</figcaption></figure>',
      [MANY],
    );
    expect(html).toContain(`<figure><a href="/tuskers"><picture>${source("avif")}`);
    expect(html).toContain('alt="රාජා"');
    expect(html).toContain('lang="si"></picture></a><figcaption>Words</figcaption></figure>');
  });

  test.each([
    "javascript:alert(1)",
    "https://elsewhere.example/one.jpg",
    "//elsewhere.example/variants/one.jpg",
    "https://user@elsewhere.example/variants/one.jpg",
    "/uploads/variants/../one.jpg",
    "/uploads/variants/one.jpg 1w, https://elsewhere.example/one.jpg",
    '/uploads/variants/one.jpg" onerror="alert(1)',
    "data:image/svg+xml,<svg/>",
  ])("never have an address such as %j in their source sets", (url) => {
    const variants = [...forms, { ...variant("image/avif", 960), url }, { ...variant("image/jpeg", 9600), url }];
    const html = render(inText, [{ ...MANY, variants }]);
    expect(html).not.toMatch(/elsewhere|javascript|\.\.|onerror|data:/);
    expect(html).toContain(source("webp"));
  });

  test("may be in a public store", () => {
    const url = "https://cdn.example/bucket/variants/one-320-0123456789ab.webp";
    const html = render(inText, [{ ...MANY, variants: [{ ...variant("image/webp", 320), url }] }]);
    expect(html).toContain(`<source type="image/webp" srcset="${url} 320w"`);
  });
});

describe("the credit of an image", () => {
  const credited = (credit: string | null, licence: string | null) =>
    render('<p><img src="/uploads/public/one.jpg"></p>', [{ ...ONE, credit, licence }]).replace(shownOne, "");

  test("follows it, with the terms on which it may be used", () => {
    expect(credited("A. Person", null)).toBe('<p><span class="credit">Photograph: A. Person</span></p>');
    expect(credited(null, "With kind permission")).toBe('<p><span class="credit">With kind permission</span></p>');
    expect(credited('A <b> & "B"', "CC BY 4.0")).toBe(
      '<p><span class="credit">Photograph: A &lt;b> & "B", <a href="https://creativecommons.org/licenses/by/4.0/" rel="noopener noreferrer">CC BY 4.0</a></span></p>',
    );
    expect(credited("A. Person", "javascript:alert(1)")).toBe(
      '<p><span class="credit">Photograph: A. Person, javascript:alert(1)</span></p>',
    );
  });

  test("contains no link if the image is inside one", () => {
    expect(
      render('<p><a href="/tuskers"><img src="/uploads/public/one.jpg"></a></p>', [{ ...ONE, licence: "CC0" }]),
    ).toBe(`<p><a href="/tuskers">${shownOne}<span class="credit">CC0</span></a></p>`);
  });
});

describe("the rest", () => {
  test("headings get ids that are unique and cannot meet those of the page", () => {
    expect(render("<h1>The Gathering</h1><h3>The gathering!</h3><h2>රාජා</h2><h2>රාජා</h2><h4>x</h4>")).toBe(
      '<h2 id="section-the-gathering">The Gathering</h2><h3 id="section-the-gathering-2">The gathering!</h3><h2 id="section-1">රාජා</h2><h2 id="section-2">රාජා</h2><h4>x</h4>',
    );
  });

  test("links within the text lead to its headings and to parts of the page", () => {
    const heading = '<h2 id="section-early-life">Early life</h2>';
    for (const anchor of ["section-early-life", "Early_life", "early-life"])
      expect(render(`<h2>Early life</h2><p><a href="#${anchor}">a</a></p>`)).toBe(
        `${heading}<p><a href="#section-early-life">a</a></p>`,
      );
    expect(render('<a href="#sources">a</a> <a href="#source-12">b</a>')).toBe(
      '<p><a href="#sources">a</a> <a href="#source-12">b</a></p>',
    );
  });

  test("links that lead nowhere become their words", () => {
    expect(
      render('<h4>x</h4><p><a href="#x">a <b>b</b></a> <a href="#section-x">c</a> <a href="#main">d</a></p>'),
    ).toBe("<h4>x</h4><p>a <b>b</b> c d</p>");
  });

  test("links lead to the headings of all texts of a page", () => {
    const [description, content] = renderRichTexts(['<p><a href="#section-life">a</a></p>', "<h2>Life</h2>"], {
      images: [],
      sources: [],
    });
    expect(description).toBe('<p><a href="#section-life">a</a></p>');
    expect(content).toBe('<h2 id="section-life">Life</h2>');
  });

  test("a table keeps its caption, and a video in it stays in it", () => {
    const table = (caption: string) => `<table><caption>${caption}</caption><tbody><tr><td>a</td></tr></tbody></table>`;
    expect(render(table("Counts"))).toContain(table("Counts"));
    expect(render(table("https://youtu.be/dQw4w9WgXcQ"))).toContain(table(video()));
  });

  test("the rows of a table without a first head are named by their first cells", () => {
    const body = "<tbody><tr><td>Posts</td><td>3,130</td></tr></tbody>";
    expect(render(`<table><thead><tr><th></th><th>2024</th></tr></thead>${body}</table>`)).toContain(
      '<tr><td></td><th>2024</th></tr></thead><tbody><tr><th scope="row">Posts</th><td>3,130</td></tr></tbody>',
    );
    for (const head of ["<th>What</th><th>2024</th>", "<td></td><td>2024</td>"]) {
      const table = `<table><tbody><tr>${head}</tr></tbody>${body}</table>`;
      expect(render(table)).toContain(table);
    }
  });

  test("tables can be scrolled, and each has its own name", () => {
    const html = render("<table><tr><td>a</td></tr></table><table><tr><td>b</td></tr></table>");
    expect(html).toContain('<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table>');
    expect(html).toContain('aria-label="Table 2"><table>');
    expect(render("<table><caption>Counts \n <b>by year</b></caption><tr><td>a</td></tr></table>")).toContain(
      'role="region" aria-label="Counts by year"><table><caption>',
    );
  });

  test("links that lead away say so, those inside do not", () => {
    expect(render('<a href="https://example.com/">a</a>')).toBe(
      '<p><a href="https://example.com/" rel="noopener noreferrer">a</a></p>',
    );
    expect(render('<a href="/about">a</a>')).toBe('<p><a href="/about">a</a></p>');
  });

  test("what was stored unclean is not shown", () => {
    const html = renderRichText('<p onclick="x">a</p><script>x</script><a href="javascript:x">b</a>', {
      images: [],
      sources: [],
    });
    expect(html).toBe("<p>a</p><p><a>b</a></p>");
  });

  test("the version is a whole number", () => {
    expect(Number.isInteger(RENDER_VERSION)).toBe(true);
  });
});
