import { linesAround, replaceRange, type Selected, type SourceEdit } from "../source/source-edit.ts";
import { elementAround, enclosingElements } from "./enclosing-elements.ts";

export type HeadingTag = "h2" | "h3";
export type ListTag = "ul" | "ol";

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
const LISTS = ["ul", "ol"];
/** What a line of text may not hold when it becomes a heading or a point of a list. */
const BLOCK =
  /<\/?(?:ul|ol|li|blockquote|figure|figcaption|table|thead|tbody|tr|th|td|div|pre|hr|h[1-6])(?:\s[^<>]*)?>/i;
const OF_ONE_LINE = /^(\s*)<(p|h[1-6])(?:\s[^<>]*)?>([\s\S]*?)<\/\2>(\s*)$/i;
/** How people write points of a list by hand. */
const BULLET = /^\s*(?:[-*•·–]|\d{1,3}[.)])\s+/;

const isBlank = (line: string): boolean => line.trim() === "";

/** What a line says, without the tags of a heading or paragraph about it. */
const innerOf = (line: string): string => OF_ONE_LINE.exec(line)?.[3]?.trim() ?? line.trim();

/** Makes the lines of the selection headings, changes their level, or makes them plain text again. */
export function toggleHeading(selected: Selected, tag: HeadingTag): SourceEdit | undefined {
  const { text } = selected;
  const around = elementAround(selected, HEADINGS);
  if (around !== undefined) {
    const inner = text.slice(around.openTo, around.closeFrom);
    if (around.tag === tag) return replaceRange(around.openFrom, around.closeTo, inner);
    return replaceRange(around.openFrom, around.closeTo, `<${tag}>${inner}</${tag}>`, `<${tag}>`, `</${tag}>`);
  }
  const { from, to } = linesAround(selected);
  const lines = text.slice(from, to).split("\n");
  if (lines.some((line) => BLOCK.test(innerOf(line)))) return undefined;
  const filled = lines.filter((line) => !isBlank(line));
  if (filled.length === 0) return replaceRange(from, to, `<${tag}></${tag}>`, `<${tag}>`, `</${tag}>`);
  const allAre = filled.every((line) => OF_ONE_LINE.exec(line)?.[2]?.toLowerCase() === tag);
  const insert = lines
    .map((line) => (isBlank(line) ? line : allAre ? innerOf(line) : `<${tag}>${innerOf(line)}</${tag}>`))
    .join("\n");
  return filled.length === 1 && lines.length === 1 && !allAre
    ? replaceRange(from, to, insert, `<${tag}>`, `</${tag}>`)
    : replaceRange(from, to, insert);
}

/** The points of a list as lines of text. */
const pointsOf = (inner: string): string =>
  inner
    .replace(/<\/?(?:ul|ol)(?:\s[^<>]*)?>/gi, "")
    .split(/<li(?:\s[^<>]*)?>/i)
    .map((point) => point.replace(/<\/li>/gi, "").trim())
    .filter((point) => point !== "")
    .join("\n");

/** Makes the lines of the selection a list, changes a list's kind, or makes it lines of text again. */
export function toggleList(selected: Selected, tag: ListTag): SourceEdit | undefined {
  const { text } = selected;
  const around = elementAround(selected, LISTS);
  if (around !== undefined) {
    const inner = text.slice(around.openTo, around.closeFrom);
    if (around.tag === tag) return replaceRange(around.openFrom, around.closeTo, pointsOf(inner));
    return replaceRange(around.openFrom, around.closeTo, `<${tag}>${inner}</${tag}>`, `<${tag}>`, `</${tag}>`);
  }
  const { from, to } = linesAround(selected);
  const lines = text.slice(from, to).split("\n");
  if (lines.some((line) => BLOCK.test(innerOf(line)))) return undefined;
  const points = lines.filter((line) => !isBlank(line)).map((line) => `<li>${innerOf(line).replace(BULLET, "")}</li>`);
  if (points.length <= 1) {
    const [before, after] = [`<${tag}>\n<li>`, `</li>\n</${tag}>`];
    return replaceRange(from, to, before + (points[0]?.slice(4, -5) ?? "") + after, before, after);
  }
  return replaceRange(from, to, [`<${tag}>`, ...points, `</${tag}>`].join("\n"));
}

/** Makes the paragraphs of the selection a quotation, or takes that away again. */
export function toggleQuote(selected: Selected): SourceEdit {
  const { text } = selected;
  const around = elementAround(selected, ["blockquote"]);
  if (around !== undefined)
    return replaceRange(around.openFrom, around.closeTo, text.slice(around.openTo, around.closeFrom).trim());
  const { from, to } = linesAround(selected);
  const [before, after] = ["<blockquote>\n", "\n</blockquote>"];
  return replaceRange(from, to, before + text.slice(from, to) + after, before, after);
}

/**
 * What Enter does inside a point of a list: it begins the next one, and in an empty one it ends the list. Undefined
 * where Enter is only a new line.
 */
export function continueList(selected: Selected): SourceEdit | undefined {
  const { text, start, end } = selected;
  if (start !== end) return undefined;
  const [innermost, next] = enclosingElements(selected);
  if (innermost?.tag !== "li" || next === undefined || !LISTS.includes(next.tag)) return undefined;
  if (isBlank(text.slice(innermost.openTo, innermost.closeFrom))) {
    const rest = text.slice(innermost.closeTo, next.closeFrom);
    if (!isBlank(rest)) return undefined;
    const kept = text.slice(next.openFrom, innermost.openFrom).trimEnd();
    const isOnlyPoint = !/<li[\s>]/i.test(kept);
    const insert = isOnlyPoint ? "" : `${kept}\n</${next.tag}>\n`;
    const at = next.openFrom + insert.length;
    return { from: next.openFrom, to: next.closeTo, insert, start: at, end: at };
  }
  const between = "</li>\n<li>";
  return { from: start, to: start, insert: between, start: start + between.length, end: start + between.length };
}
