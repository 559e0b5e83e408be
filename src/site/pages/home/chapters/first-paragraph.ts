/** The first paragraph of a text, and what follows it. In translations either may begin a stretch of English. */
const FIRST_PARAGRAPH = /^\s*(<div lang="en">)?(<p(?: [^>]*)?>[\s\S]*?<\/p>)/;
const EMPTY_STRETCH = /^<div lang="en">\s*<\/div>/;

/**
 * Cuts a text after its first paragraph, for a chapter that shows this one and opens for the others. Where the stretch of
 * English around the paragraph goes on, both parts keep the element that says so. A text that does not begin with a
 * paragraph stays whole.
 * @param html clean rich text, whose paragraphs do not nest
 */
export function cutAfterFirstParagraph(html: string): { first: string; rest: string } {
  const [whole, stretch = "", paragraph = ""] = FIRST_PARAGRAPH.exec(html) ?? [];
  if (whole === undefined) return { first: html, rest: "" };
  const rest = `${stretch}${html.slice(whole.length)}`.replace(EMPTY_STRETCH, "").trim();
  return { first: stretch === "" ? paragraph : `${stretch}${paragraph}</div>`, rest };
}
