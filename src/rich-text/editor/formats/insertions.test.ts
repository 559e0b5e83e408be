import { describe, expect, test } from "vitest";
import { readLinkAddress, readVideoAddress } from "../dialogs/link-address.ts";
import { applyEdit, type Selected } from "../source/source-edit.ts";
import { linkDraft, writeBlock, writeImage, writeLink, writeVideo } from "./insertions.ts";

/** `a [b] c` is the text "a b c" with "b" selected; `a | c` has the caret at the bar. */
function marked(written: string): Selected {
  const bar = written.indexOf("|");
  if (bar >= 0) return { text: written.replace("|", ""), start: bar, end: bar };
  return {
    text: written.replace(/[[\]]/g, ""),
    start: written.indexOf("["),
    end: written.indexOf("]") - 1,
  };
}
const link = (written: string, href: string, words: string): string =>
  applyEdit(marked(written).text, writeLink(marked(written), { href, words })).text;

describe("links", () => {
  test("begin with what is selected", () => {
    expect(linkDraft(marked("see [the <em>paper</em>] here"))).toEqual({
      href: "",
      words: "the <em>paper</em>",
      exists: false,
    });
    expect(linkDraft(marked("see [https://example.org/a]"))).toEqual({
      href: "https://example.org/a",
      words: "",
      exists: false,
    });
    expect(linkDraft(marked('see <a rel="x" href="/a?b&amp;c=1">the| paper</a>'))).toEqual({
      href: "/a?b&c=1",
      words: "the paper",
      exists: true,
    });
  });

  test("are written in the place of the selection, or of the link that was there", () => {
    expect(link("see [this] here", "/about", "this")).toBe('see <a href="/about">this</a> here');
    expect(link("see [<b>this</b>] here", "/about", "<b>this</b>")).toBe('see <a href="/about"><b>this</b></a> here');
    expect(link("see |", "https://a.example/?b=1&c=2", "a < b")).toBe(
      'see <a href="https://a.example/?b=1&amp;c=2">a &lt; b</a>',
    );
    expect(link('see <a href="/old">o|ld</a>', "/new", "new words")).toBe('see <a href="/new">new words</a>');
    expect(link("|", "https://a.example/", " ")).toBe('<a href="https://a.example/">https://a.example/</a>');
  });

  test.each([
    ["https://example.org/a b", undefined],
    ["example.org/paper", "https://example.org/paper"],
    ["www.example.org", "https://www.example.org/"],
    ["keeper@example.org", "mailto:keeper@example.org"],
    ["/tuskers/gemunu", "/tuskers/gemunu"],
    ["#section-life", "#section-life"],
    ["javascript:alert(1)", undefined],
    ["//elsewhere.example", undefined],
    ["", undefined],
    ["https://maps.app.goo.gl/abc", undefined],
    ["gemunu", undefined],
  ])("to %j lead to %j", (typed, href) => {
    const read = readLinkAddress(typed);
    expect(read.href).toBe(href);
    expect(read.error === undefined).toBe(href !== undefined);
  });
});

describe("blocks", () => {
  test.each([
    ["|", "X"],
    ["He wa|lks.", "He walks.\n\nX"],
    ["one|\ntwo", "one\n\nX\n\ntwo"],
    ["one\n\n|\n\ntwo", "one\n\nX\n\ntwo"],
    ["<ul>\n<li>o|ne</li>\n</ul>\n\ntwo", "<ul>\n<li>one</li>\n</ul>\n\nX\n\ntwo"],
  ])("in %j are paragraphs of their own", (written, expected) => {
    const { text } = marked(written);
    expect(applyEdit(text, writeBlock(marked(written), "X")).text).toBe(expected);
  });

  test("images are named by this site's own address, with a caption where there is one", () => {
    const at = marked("|");
    const url = "https://pictures.example/bucket/public/gemunu.jpg";
    expect(writeImage(at, { url, caption: " " }).insert).toBe('<img src="/uploads/public/gemunu.jpg">');
    expect(writeImage(at, { url: "/uploads/public/a.jpg", caption: "He & <b>" }).insert).toBe(
      '<figure>\n<img src="/uploads/public/a.jpg">\n<figcaption>He & &lt;b></figcaption>\n</figure>',
    );
  });

  test.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10",
    "youtu.be/dQw4w9WgXcQ",
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x"></iframe>',
  ])("a video is taken from %s", (typed) => {
    // With the second at which it begins, where the address names one.
    const href = `https://www.youtube.com/watch?v=dQw4w9WgXcQ${typed.includes("t=10") ? "&t=10s" : ""}`;
    expect(readVideoAddress(typed)).toEqual({ href });
    expect(writeVideo(marked("|"), href).insert).toBe(href);
  });

  test.each(["", "https://vimeo.com/1", "dQw4w9WgXcQ", "https://youtube.com/"])("%j is no video", (typed) => {
    expect(readVideoAddress(typed).error).toMatch(/It looks like/);
  });
});
