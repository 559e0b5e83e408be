/** A source and what is selected in it, as a textarea has them: indexes in UTF-16 code units. */
export type Selected = { text: string; start: number; end: number };

/** One change of a source: `insert` takes the place of [from, to); afterwards [start, end) is selected. */
export type SourceEdit = { from: number; to: number; insert: string; start: number; end: number };

/** What a textarea holds after an edit. */
export const applyEdit = (text: string, { from, to, insert, start, end }: SourceEdit): Selected => ({
  text: text.slice(0, from) + insert + text.slice(to),
  start,
  end,
});

/** Puts `insert` in the place of [from, to) and selects all of it but `before` and `after`, which stand at its ends. */
export function replaceRange(from: number, to: number, insert: string, before = "", after = ""): SourceEdit {
  return { from, to, insert, start: from + before.length, end: from + insert.length - after.length };
}

/** The whole lines that a selection touches, without the line break at their end. */
export function linesAround({ text, start, end }: Selected): { from: number; to: number } {
  // A selection that ends at the begin of a line does not mean that line.
  const last = end > start && text[end - 1] === "\n" ? end - 1 : end;
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", last);
  return { from: start === 0 ? 0 : from, to: next < 0 ? text.length : next };
}

/** A selection without the blanks at its ends. */
export function withoutBlanks({ text, start, end }: Selected): Selected {
  const chosen = text.slice(start, end);
  const from = start + (chosen.length - chosen.trimStart().length);
  return { text, start: from, end: Math.max(from, start + chosen.trimEnd().length) };
}

const TAG_HERE = /^<\/?[a-z][^<>]*>/i;
/** Longer than any tag that a person writes. */
const LONGEST_TAG = 3000;

/** The tag in the middle of which a place is. */
function tagAt(text: string, at: number): { from: number; to: number } | undefined {
  const from = at === 0 ? -1 : text.lastIndexOf("<", at - 1);
  if (from < 0 || at - from > LONGEST_TAG) return undefined;
  const tag = TAG_HERE.exec(text.slice(from, from + LONGEST_TAG))?.[0];
  return tag !== undefined && from + tag.length > at ? { from, to: from + tag.length } : undefined;
}

/** A selection whose ends are not in the middle of a tag: an end there takes the whole tag in, a caret goes behind it. */
export function outsideTags({ text, start, end }: Selected): Selected {
  const to = tagAt(text, end)?.to ?? end;
  return { text, start: start === end ? to : (tagAt(text, start)?.from ?? start), end: to };
}

/** Written text as it stands in HTML. */
export const escapeText = (text: string): string => text.replace(/&(?=[a-z#])/gi, "&amp;").replaceAll("<", "&lt;");

/** The same inside the quotes of an attribute. */
export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', "&quot;");

/** What `escapeAttribute` has written, as it was. */
export const unescapeAttribute = (text: string): string =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
