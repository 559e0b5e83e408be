import { replaceRange, type Selected, type SourceEdit, withoutBlanks } from "../source/source-edit.ts";
import { elementAround } from "./enclosing-elements.ts";

/** The tag that is written for each format, and what else is taken for it. */
export const INLINE_TAGS = { bold: ["strong", "b"], italic: ["em", "i"] } as const;

export type InlineFormat = keyof typeof INLINE_TAGS;

/** Where an element of a line has to end: at blank lines, and at the tags of blocks. */
const BORDER =
  /(\n[ \t]*\n\s*|\s*<\/?(?:p|h[1-6]|ul|ol|li|blockquote|figure|figcaption|table|thead|tbody|tr|th|td|div|pre|hr)(?:\s[^<>]*)?>\s*)/i;

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{M}\p{N}'’]/u.test(character);

/** The word in the middle of which the caret stands; a caret at a word's end is about to write something new. */
function wordAt({ text, start }: Selected): { from: number; to: number } | undefined {
  if (!isWordCharacter(text[start - 1]) || !isWordCharacter(text[start])) return undefined;
  let from = start;
  let to = start;
  while (isWordCharacter(text[from - 1])) from -= 1;
  while (isWordCharacter(text[to])) to += 1;
  return { from, to };
}

/** Takes an element's tags away; what was selected in it stays selected. */
export function unwrap(selected: Selected, tags: readonly string[]): SourceEdit | undefined {
  const element = elementAround(selected, tags);
  if (element === undefined) return undefined;
  const { openFrom, openTo, closeFrom, closeTo } = element;
  const inner = selected.text.slice(openTo, closeFrom);
  const shift = (at: number) => Math.min(Math.max(at, openTo), closeFrom) - (openTo - openFrom);
  return { from: openFrom, to: closeTo, insert: inner, start: shift(selected.start), end: shift(selected.end) };
}

/** Same tags inside would only nest; those that begin or end elsewhere are left alone. */
function withoutOwnTags(text: string, tags: readonly string[]): string {
  const own = new RegExp(`<(/?)(?:${tags.join("|")})>`, "gi");
  let depth = 0;
  for (const [, slash] of text.matchAll(own)) {
    depth += slash === "/" ? -1 : 1;
    if (depth < 0) return text;
  }
  return depth === 0 ? text.replace(own, "") : text;
}

/** Makes the selection bold or italic, or takes that away again; without one the word at the caret, or what comes. */
export function toggleInline(given: Selected, format: InlineFormat): SourceEdit {
  const tags = INLINE_TAGS[format];
  const [opening, closing] = [`<${tags[0]}>`, `</${tags[0]}>`];
  const selected = withoutBlanks(given);
  const { text, start, end } = selected;
  const unwrapped = unwrap(selected, tags);
  if (unwrapped !== undefined) return unwrapped;
  if (start === end) {
    const word = wordAt(selected);
    const inner = word === undefined ? "" : text.slice(word.from, word.to);
    const { from, to } = word ?? { from: start, to: start };
    return replaceRange(from, to, opening + inner + closing, opening, closing);
  }
  // An even index is text of one line or paragraph, an odd one what parts it from the next.
  const parts = withoutOwnTags(text.slice(start, end), tags).split(BORDER);
  const written = parts.filter((part, index) => index % 2 === 0 && part.trim() !== "");
  const whole = new RegExp(`^<(${tags.join("|")})>[\\s\\S]*</\\1>$`, "i");
  const original = text.slice(start, end).split(BORDER);
  const allHaveIt = original.every((part, index) => index % 2 === 1 || part.trim() === "" || whole.test(part.trim()));
  const insert = allHaveIt
    ? parts.join("")
    : parts.map((part, index) => (index % 2 === 1 || part.trim() === "" ? part : wrapTrimmed(part))).join("");
  return !allHaveIt && written.length === 1 && parts.length === 1
    ? replaceRange(start, end, insert, opening, closing)
    : replaceRange(start, end, insert);

  function wrapTrimmed(part: string): string {
    const trimmed = part.trim();
    return part.replace(trimmed, () => opening + trimmed + closing);
  }
}
