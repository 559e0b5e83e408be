import { expect, test } from "vitest";
import { cutAfterFirstParagraph } from "./first-paragraph.ts";

test("a text is cut after its first paragraph, and nothing of it is lost", () => {
  const text = '<p lang="si">One <a href="/tuskers">two</a>.</p><h3>Three</h3><p>Four.</p>';
  const { first, rest } = cutAfterFirstParagraph(text);
  expect(first).toBe('<p lang="si">One <a href="/tuskers">two</a>.</p>');
  expect(first + rest).toBe(text);
});

test("a single paragraph leaves nothing to open", () => {
  expect(cutAfterFirstParagraph("<p>One.</p>")).toEqual({ first: "<p>One.</p>", rest: "" });
  expect(cutAfterFirstParagraph("")).toEqual({ first: "", rest: "" });
});

test("a text that begins with something else stays whole", () => {
  for (const text of ["<ul><li>One</li></ul><p>Two.</p>", "<pre>One</pre><p>Two.</p>", "<h3>One</h3><p>Two.</p>"])
    expect(cutAfterFirstParagraph(text)).toEqual({ first: text, rest: "" });
});

test("both parts of a stretch of English keep its mark", () => {
  expect(cutAfterFirstParagraph('<div lang="en"><p>One.</p><p>Two.</p></div><p>Three.</p>')).toEqual({
    first: '<div lang="en"><p>One.</p></div>',
    rest: '<div lang="en"><p>Two.</p></div><p>Three.</p>',
  });
  expect(cutAfterFirstParagraph('<div lang="en"><p>One.</p></div><p>Two.</p>')).toEqual({
    first: '<div lang="en"><p>One.</p></div>',
    rest: "<p>Two.</p>",
  });
});
