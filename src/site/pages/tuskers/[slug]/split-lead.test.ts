import { expect, test } from "vitest";
import { splitLead } from "./split-lead.ts";

test("a short first paragraph becomes the lead, with what is marked in it", () => {
  expect(splitLead("<p>Crossed <em>tusks</em>.</p>\n<p>He was found.</p>")).toEqual({
    lead: "Crossed <em>tusks</em>.",
    rest: "<p>He was found.</p>",
  });
});

test("a video address in the lead becomes a word, and stays a link", () => {
  const link = '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener noreferrer">';
  const figure = '<figure class="video"></figure>';
  expect(splitLead(`<p>See ${link}https://youtu.be/dQw4w9WgXcQ</a>, it is good.</p>${figure}`)).toEqual({
    lead: `See ${link}(video)</a>, it is good.`,
    rest: figure,
  });
  expect(splitLead(`<p>See ${link}the film</a>.</p>`).lead).toBe(`See ${link}the film</a>.`);
});

test("a description of one short paragraph is all lead", () => {
  expect(splitLead("<p>A bull of Yala.</p>")).toEqual({ lead: "A bull of Yala.", rest: "" });
});

test.each([
  ["is empty", ""],
  ["begins with a heading", "<h2>Life</h2><p>He was found.</p>"],
  ["begins with a long paragraph", `<p>${"word ".repeat(80)}</p><p>More.</p>`],
  ["begins with a picture", '<p><img src="/uploads/public/a.jpg" alt=""></p><p>More.</p>'],
  ["begins with an empty paragraph", "<p></p><p>More.</p>"],
])("a text that %s has no lead and stays whole", (_, html) => {
  expect(splitLead(html)).toEqual({ lead: "", rest: html });
});

test("only the markup is not counted", () => {
  const linked = `<p>${'<a href="/tuskers/gemunu" rel="noopener">He</a> '.repeat(40)}</p>`;
  expect(splitLead(linked).rest).toBe("");
});

test("a lead in English on a page of another language keeps its element, and so does the rest of the stretch", () => {
  expect(splitLead('<div lang="en"><p>A bull.</p><p>He was found.</p></div><p>අ</p>')).toEqual({
    lead: '<div lang="en"><p>A bull.</p></div>',
    rest: '<div lang="en"><p>He was found.</p></div><p>අ</p>',
  });
  expect(splitLead('<div lang="en"><p>A bull.</p></div><p>අ</p>').rest).toBe("<p>අ</p>");
  expect(splitLead('<p>අ</p><div lang="en"><p>He was found.</p></div>')).toEqual({
    lead: "අ",
    rest: '<div lang="en"><p>He was found.</p></div>',
  });
});

test("the numbers of sources are not counted", () => {
  const cite = '<sup class="cite"><a href="#source-1" id="cite-1-1" aria-label="Source 1">1</a></sup>';
  expect(splitLead(`<p>${"words ".repeat(53)}${cite.repeat(20)}</p>`).rest).toBe("");
});
