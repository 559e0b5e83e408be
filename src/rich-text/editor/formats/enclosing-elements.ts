import type { Selected } from "../source/source-edit.ts";

/** An element as it is written in a source: its tags and what stands between them. */
export type WrittenElement = {
  tag: string;
  attributes: string;
  /** Where the opening tag begins and ends, and the closing one. */
  openFrom: number;
  openTo: number;
  closeFrom: number;
  closeTo: number;
};

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?)>/gi;
const VOID = new Set(["img", "br", "hr", "input", "wbr"]);
/** Farther away no element begins that a person has in mind; it keeps the search quick in long texts. */
const REACH = 20_000;

/** The elements whose tags stand on both sides of a selection, the innermost first. */
export function enclosingElements({ text, start, end }: Selected): WrittenElement[] {
  const offset = Math.max(0, start - REACH);
  const part = text.slice(offset, end + REACH);
  const open: Omit<WrittenElement, "closeFrom" | "closeTo">[] = [];
  const found: WrittenElement[] = [];
  for (const match of part.matchAll(TAG)) {
    const [whole, slash, name = "", attributes = ""] = match;
    const tag = name.toLowerCase();
    const from = offset + match.index;
    const to = from + whole.length;
    if (VOID.has(tag)) continue;
    if (slash === "") {
      // What opens behind the selection can only close again.
      open.push({ tag, attributes: attributes.trim(), openFrom: from, openTo: to });
      continue;
    }
    const index = open.findLastIndex((element) => element.tag === tag);
    const element = open[index];
    if (element === undefined) continue;
    open.splice(index);
    if (element.openTo <= start && from >= end) found.push({ ...element, closeFrom: from, closeTo: to });
  }
  return found;
}

/** The innermost element of one of these names that holds the selection, or is exactly what is selected. */
export function elementAround(selected: Selected, tags: readonly string[]): WrittenElement | undefined {
  const around = enclosingElements(selected).find(({ tag }) => tags.includes(tag));
  if (around !== undefined || selected.start === selected.end) return around;
  const { text, start, end } = selected;
  const [opening] = /^<[^<>]*>/.exec(text.slice(start, end)) ?? [];
  const [closing] = /<\/[^<>]*>$/.exec(text.slice(start, end)) ?? [];
  if (opening === undefined || closing === undefined) return undefined;
  const inside = { text, start: start + opening.length, end: end - closing.length };
  if (inside.start > inside.end) return undefined;
  return enclosingElements(inside).find(
    ({ tag, openFrom, closeTo }) => tags.includes(tag) && openFrom === start && closeTo === end,
  );
}

const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/gi;

/** What an attribute of an element holds, as it is written. */
export function writtenAttribute(element: WrittenElement, name: string): string | undefined {
  for (const [, key, double, single, bare] of element.attributes.matchAll(ATTRIBUTE))
    if (key?.toLowerCase() === name) return double ?? single ?? bare;
  return undefined;
}
