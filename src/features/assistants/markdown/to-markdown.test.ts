import { expect, test } from "vitest";
import { htmlToMarkdown } from "./to-markdown.server.ts";

const markdown = (html: string): string => htmlToMarkdown(html, "https://tuskers.example/").trimEnd();

test.each([
  ["<strong>Title<br></strong>text", "**Title**\\\ntext"],
  ["a<em><br>b<br>c<br></em>d", "a\\\n*b\\\nc*\\\nd"],
  ["<b>a<br> </b>z", "**a**\\\nz"],
  ["x <strong><br></strong> y", "x\\\ny"],
  ['<a href="/x">a<br></a>b', "[a](https://tuskers.example/x)\\\nb"],
])("line breaks at the ends of a style stand around it: %s", (html, text) => {
  expect(markdown(`<p>${html}</p>`)).toBe(text);
});

test.each([
  ["<p>a</p><p>b</p>", "a b"],
  ["<ul><li>a</li><li>b</li></ul>", "a b"],
  ["<pre>a\nb</pre>", "a b"],
  ["a<br><b>b</b>", "a **b**"],
])("a cell of a table is one line: %s", (html, text) => {
  const [, , row, ...rest] = markdown(`<table><tr><th>x</th></tr><tr><td>${html}</td></tr></table>`).split("\n");
  expect([row?.replace(/ +/g, " "), rest]).toEqual([`| ${text} |`, []]);
});

test.each(["<b><strong>a</strong></b>", "<strong><i><b>a</b></i></strong>", "<b>x<strong>a</strong></b>"])(
  "a style within the same style is one: %s",
  (html) => {
    expect(markdown(`<p>${html}</p>`).replace(/[_x]/g, "")).toBe("**a**");
  },
);

test("the caption of a table stands before it", () => {
  const html = "<table><caption>Counts, <b>by year</b></caption><tr><th>Year</th></tr><tr><td>2011</td></tr></table>";
  expect(markdown(html)).toBe("Counts, **by year**\n\n| Year |\n| ---- |\n| 2011 |");
});

test.each([
  ["<ol><li>a</li><li>b</li></ol>", "1. a\n2. b"],
  ['<ol start="3"><li>a</li><li>b</li></ol>', "3. a\n4. b"],
  ['<ol type="a" start="26"><li>x</li><li>y</li></ol>', "- z. x\n- aa. y"],
  ['<ol type="I"><li value="4"><p>x</p></li><li>y</li></ol>', "- IV. x\n\n- V. y"],
  ["<ol reversed><li>x</li><li>y</li></ol>", "- 2\\. x\n- 1\\. y"],
  ['<ol><li>x</li><li value="7">y</li><li>z</li></ol>', "- 1\\. x\n- 7\\. y\n- 8\\. z"],
  ['<ol type="i" start="-1"><li>x</li></ol>', "- -1. x"],
  ['<ol><li>x<ol type="a"><li>y</li></ol></li></ol>', "1. x\n   - a. y"],
])("the points of a list have their numbers: %s", (html, text) => {
  expect(markdown(html)).toBe(text);
});
