import { expect, test } from "vitest";
import { cleanPastedHtml } from "./pasted-html.browser.ts";

type Point = [level: number, mark: string, text: string, list?: number];

/** List paragraphs as Word writes them, each with its painted mark. */
const points = (...all: Point[]): string =>
  all
    .map(
      ([level, mark, text, list = 0]) =>
        `<p class=MsoListParagraph style='margin-left:${36 * level}pt;mso-list:l${list} level${level} lfo1'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>${text}</p>`,
    )
    .join("\n");
/** The style sheet in which Word says how the levels of its first list are numbered. */
const sheet = (...formats: string[]): string =>
  `<style><!-- ${formats.map((format, index) => `@list l0:level${index + 1}\n\t{mso-level-number-format:${format};\n\tmso-level-text:"%${index + 1}\\)";}`).join("\n")} --></style>`;
const pasted = (html: string): string => cleanPastedHtml(html).replace(/>\s+</g, "><").trim();

test.each([
  [
    "numbers with letters below",
    points([1, "1.", "Find the herd"], [2, "a.", "by day"], [2, "b.", "by night"], [1, "2.", "Count it"]),
    '<ol><li>Find the herd<ol type="a"><li>by day</li><li>by night</li></ol></li><li>Count it</li></ol>',
  ],
  [
    "numbers with bullets below",
    points([1, "1.", "one"], [2, "o", "x"], [2, "o", "y"], [1, "2.", "two"]),
    "<ol><li>one<ul><li>x</li><li>y</li></ul></li><li>two</li></ol>",
  ],
  [
    "bullets with numbers below, which begin anew",
    points([1, "·", "a"], [2, "1)", "x"], [2, "2)", "y"], [1, "·", "b"], [2, "1)", "z"]),
    "<ul><li>a<ol><li>x</li><li>y</li></ol></li><li>b<ol><li>z</li></ol></li></ul>",
  ],
  [
    "nine levels",
    points(...([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((level): Point => [level, "§", `${level}`]), [1, "§", "end"]),
    `<ul>${[1, 2, 3, 4, 5, 6, 7, 8].map((level) => `<li>${level}<ul>`).join("")}<li>9</li>${"</ul></li>".repeat(8)}<li>end</li></ul>`,
  ],
  [
    "a level that is left out, and one that begins deeper than it ends",
    points([2, "a.", "x"], [1, "1.", "one"], [3, "i.", "y"], [2, "a.", "z"]),
    '<ol type="a"><li>x</li></ol><ol><li>one<ol type="i"><li>y</li></ol><ol type="a"><li>z</li></ol></li></ol>',
  ],
  [
    "numbers of all levels in one",
    points([1, "1.", "a"], [2, "1.1.", "b"], [2, "1.2.", "c"], [1, "2.", "d"], [2, "2.1", "e"]),
    "<ol><li>a<ol><li>b</li><li>c</li></ol></li><li>d<ol><li>e</li></ol></li></ol>",
  ],
])("a list of Word keeps its levels: %s", (_, html, lists) => {
  expect(pasted(html)).toBe(lists);
});

test.each([
  [
    "a paragraph",
    `${points([1, "1.", "one"])}<p>A remark.</p>${points([1, "2.", "two"], [1, "3.", "three"])}`,
    '<ol><li>one</li></ol><p>A remark.</p><ol start="2"><li>two</li><li>three</li></ol>',
  ],
  [
    "a table",
    `${points([1, "(a)", "one"])}<table><tr><td>x</td></tr></table>${points([1, "(b)", "two"])}`,
    '<ol type="a"><li>one</li></ol><table><tbody><tr><td>x</td></tr></tbody></table><ol type="a" start="2"><li>two</li></ol>',
  ],
  [
    "a paragraph, whose numbers are words",
    `${points([1, "First", "one"], [1, "Second", "two"])}<p>A remark.</p>${points([1, "Third", "three"])}`,
    '<ol><li>one</li><li>two</li></ol><p>A remark.</p><ol start="3"><li>three</li></ol>',
  ],
  [
    "a number that was left out",
    points([1, "1.", "one"], [1, "5.", "five"], [1, "6.", "six"]),
    '<ol><li>one</li><li value="5">five</li><li>six</li></ol>',
  ],
  [
    "another list",
    points([1, "1.", "one"], [1, "2.", "two"], [1, "1.", "one again", 1]),
    "<ol><li>one</li><li>two</li></ol><ol><li>one again</li></ol>",
  ],
])("a list of Word goes on behind %s", (_, html, lists) => {
  expect(pasted(html)).toBe(lists);
});

test.each([
  ["1", ""],
  ["(1)", ""],
  ["１．", ""],
  ["①", ""],
  ["01.", ""],
  ["1st", ""],
  ["Article 1.", ""],
  ["அ)", ""],
  ["One", ""],
  ["A)", ' type="A"'],
  ["(a)", ' type="a"'],
  ["c.", ' type="a" start="3"'],
  ["v.", ' type="a" start="22"'],
  ["bb.", ' type="a" start="28"'],
  ["i.", ' type="i"'],
  ["I)", ' type="I"'],
  ["xviii.", ' type="i" start="18"'],
  ["120)", ' start="120"'],
])("the mark %s is a number", (mark, said) => {
  expect(pasted(points([1, mark, "x"]))).toBe(`<ol${said}><li>x</li></ol>`);
});

test.each(["·", "o", "§", "–", "ü", "Ø", "v", "", "\uf0b7"])("the mark %j is a bullet", (mark) => {
  expect(pasted(points([1, mark, "x"]))).toBe("<ul><li>x</li></ul>");
});

test("what the style sheet says of a level decides what its marks are", () => {
  const html = sheet("roman-lower", "alpha-lower", "bullet", "arabic-leading-zero");
  const all = points([1, "c)", "x"], [2, "i)", "y"], [3, "1", "z"], [4, "07)", "w"]);
  expect(pasted(`${html}${all}`)).toBe(
    '<ol type="i" start="100"><li>x<ol type="a" start="9"><li>y<ul><li>z<ol start="7"><li>w</li></ol></li></ul></li></ol></li></ol>',
  );
});
