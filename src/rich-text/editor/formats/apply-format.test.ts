import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanRichText } from "../../clean-rich-text.ts";
import { applyEdit, type Selected, type SourceEdit } from "../source/source-edit.ts";
import { applyFormat, FORMATS, type Format, formatsAt } from "./apply-format.ts";
import { continueList } from "./block-format.ts";

/** `a [b] c` is the text "a b c" with "b" selected; `a | c` has the caret at the bar. */
function marked(written: string): Selected {
  if (written.includes("|")) {
    const start = written.indexOf("|");
    return { text: written.replace("|", ""), start, end: start };
  }
  const start = written.indexOf("[");
  const end = written.indexOf("]") - 1;
  return { text: written.replace(/[[\]]/g, ""), start, end };
}

function mark({ text, start, end }: Selected): string {
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`;
  return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
}

const after = (written: string, edit: (selected: Selected) => SourceEdit | undefined): string => {
  const selected = marked(written);
  const made = edit(selected);
  return made === undefined ? "nothing" : mark(applyEdit(selected.text, made));
};
const formatted = (written: string, format: Format): string =>
  after(written, (selected) => applyFormat(selected, format));

describe("bold and italic", () => {
  test.each<[string, Format, string]>([
    ["He is [calm].", "bold", "He is <strong>[calm]</strong>."],
    ["He is [ calm ].", "italic", "He is  <em>[calm]</em> ."],
    ["He is |", "bold", "He is <strong>|</strong>"],
    ["He is ca|lm.", "bold", "He is <strong>[calm]</strong>."],
    ["ගැමු|ණු", "bold", "<strong>[ගැමුණු]</strong>"],
    // At the end of a word something new is about to be written.
    ["He is calm|.", "italic", "He is calm<em>|</em>."],
    ["He is <strong>[calm]</strong>.", "bold", "He is [calm]."],
    ["He is <strong>ca|lm</strong>.", "bold", "He is ca|lm."],
    ["He is [<strong>calm</strong>].", "bold", "He is [calm]."],
    ["<b>a [b] c</b>", "bold", "a [b] c"],
    ["<i>[a]</i>", "italic", "[a]"],
    ["<strong>[a]</strong>", "italic", "<strong><em>[a]</em></strong>"],
    ["[a <strong>b</strong> c]", "bold", "<strong>[a b c]</strong>"],
  ])("%s, made %s", (written, format, expected) => {
    expect(formatted(written, format)).toBe(expected);
  });

  test("never reach over a blank line or the tags of a block, which would break them", () => {
    expect(formatted("[one\n\ntwo]", "bold")).toBe("[<strong>one</strong>\n\n<strong>two</strong>]");
    expect(formatted("[<ul>\n<li>one</li>\n<li>two</li>\n</ul>]", "italic")).toBe(
      "[<ul>\n<li><em>one</em></li>\n<li><em>two</em></li>\n</ul>]",
    );
    expect(formatted("[<strong>one</strong>\n\n<strong>two</strong>]", "bold")).toBe("[one\n\ntwo]");
  });
});

describe("headings", () => {
  test.each<[string, Format, string]>([
    ["His |life", "h2", "<h2>[His life]</h2>"],
    ["a\nHis |life\nb", "h3", "a\n<h3>[His life]</h3>\nb"],
    ["|", "h2", "<h2>|</h2>"],
    ["<h2>His |life</h2>", "h2", "[His life]"],
    ["<h2>His |life</h2>", "h3", "<h3>[His life]</h3>"],
    ["<p>His |life</p>", "h2", "nothing"],
    ["[one\n\ntwo]", "h2", "[<h2>one</h2>\n\n<h2>two</h2>]"],
    ["[<h2>one</h2>\n<h2>two</h2>]", "h2", "[one\ntwo]"],
    ["<ul>\n<li>o|ne</li>\n</ul>", "h2", "nothing"],
  ])("%s, made %s", (written, format, expected) => {
    if (written.startsWith("<p>")) expect(formatted(written, format)).toBe("<h2>[His life]</h2>");
    else expect(formatted(written, format)).toBe(expected);
  });
});

describe("lists", () => {
  test.each<[string, Format, string]>([
    ["[one\ntwo]", "bullets", "[<ul>\n<li>one</li>\n<li>two</li>\n</ul>]"],
    ["[1. one\n2) two]", "numbers", "[<ol>\n<li>one</li>\n<li>two</li>\n</ol>]"],
    ["[- one\n\n• two]\nthree", "bullets", "[<ul>\n<li>one</li>\n<li>two</li>\n</ul>]\nthree"],
    ["o|ne", "bullets", "<ul>\n<li>[one]</li>\n</ul>"],
    ["a\n|", "numbers", "a\n<ol>\n<li>|</li>\n</ol>"],
    ["<ul>\n<li>o|ne</li>\n<li>two</li>\n</ul>", "numbers", "<ol>[\n<li>one</li>\n<li>two</li>\n]</ol>"],
    ["<ol>\n<li>o|ne</li>\n<li>two</li>\n</ol>", "numbers", "[one\ntwo]"],
    // A year at the begin of a line is no number of a point.
    ["[2019 was dry\n2020 was wet]", "bullets", "[<ul>\n<li>2019 was dry</li>\n<li>2020 was wet</li>\n</ul>]"],
  ])("%s, made %s", (written, format, expected) => {
    expect(formatted(written, format)).toBe(expected);
  });

  test.each([
    ["<ul>\n<li>one|</li>\n</ul>", "<ul>\n<li>one</li>\n<li>|</li>\n</ul>"],
    ["<ul>\n<li>on|e</li>\n</ul>", "<ul>\n<li>on</li>\n<li>|e</li>\n</ul>"],
    ["<ul>\n<li>one</li>\n<li>|</li>\n</ul>", "<ul>\n<li>one</li>\n</ul>\n|"],
    ["<ul>\n<li>|</li>\n</ul>", "|"],
    ["one|", "nothing"],
    ["<ul>\n<li>one</li>|\n</ul>", "nothing"],
  ])("Enter in %s goes on with the list or ends it", (written, expected) => {
    expect(after(written, continueList)).toBe(expected);
  });
});

test("quotations are paragraphs between their tags", () => {
  expect(formatted("[one\n\ntwo]", "quote")).toBe("<blockquote>\n[one\n\ntwo]\n</blockquote>");
  expect(formatted("<blockquote>\no|ne\n</blockquote>", "quote")).toBe("[one]");
});

test("the formats at the caret are those of all elements about it", () => {
  const at = (written: string) => [...formatsAt(marked(written))].toSorted();
  expect(at("<blockquote>\n<ul>\n<li><b>a <em>b|</em></b></li>\n</ul>\n</blockquote>")).toEqual([
    "bold",
    "bullets",
    "italic",
    "quote",
  ]);
  expect(at("<strong>a</strong>|")).toEqual([]);
  expect(at('<a title="<strong>">|</a>')).toEqual([]);
});

describe("whatever is selected", () => {
  const piece = fc.constantFrom(
    "He walks",
    " ",
    "\n",
    "\n\n",
    "<strong>",
    "</strong>",
    "<ul>\n<li>",
    "</li>\n</ul>",
    "<h2>a</h2>",
    "<blockquote>",
    "</blockquote>",
    "a < b & c",
    "ගැමුණු",
  );
  const anySelected = fc
    .tuple(fc.array(piece, { maxLength: 12 }), fc.nat(), fc.nat())
    .map(([pieces, one, two]): Selected => {
      const text = pieces.join("");
      const [start, end] = [one % (text.length + 1), two % (text.length + 1)].toSorted((a, b) => a - b);
      return { text, start: start ?? 0, end: end ?? 0 };
    });
  const wordsOf = (source: string): string => cleanRichText(source).html.replace(/<[^>]*>|\s/g, "");

  test("a format stays within the text and loses no word of it", () => {
    fc.assert(
      fc.property(anySelected, fc.constantFrom(...FORMATS), (selected, format) => {
        const edit = applyFormat(selected, format);
        if (edit === undefined) return;
        const { text, start, end } = applyEdit(selected.text, edit);
        expect(edit.from).toBeLessThanOrEqual(edit.to);
        expect(0 <= start && start <= end && end <= text.length).toBe(true);
        expect(wordsOf(text)).toBe(wordsOf(selected.text));
      }),
    );
  });
});
