import { outsideTags, type Selected, type SourceEdit } from "../source/source-edit.ts";
import { toggleHeading, toggleList, toggleQuote } from "./block-format.ts";
import { enclosingElements } from "./enclosing-elements.ts";
import { INLINE_TAGS, toggleInline } from "./inline-format.ts";

/** What the toolbar switches on and off for the selection. */
export const FORMATS = ["h2", "h3", "bold", "italic", "bullets", "numbers", "quote"] as const;

export type Format = (typeof FORMATS)[number];

/** Switches a format on or off for the selection; undefined where it cannot stand, as a heading inside a list. */
export function applyFormat(given: Selected, format: Format): SourceEdit | undefined {
  const selected = outsideTags(given);
  switch (format) {
    case "h2":
    case "h3":
      return toggleHeading(selected, format);
    case "bold":
    case "italic":
      return toggleInline(selected, format);
    case "bullets":
      return toggleList(selected, "ul");
    case "numbers":
      return toggleList(selected, "ol");
    case "quote":
      return toggleQuote(selected);
  }
}

const TAG_FORMATS = new Map<string, Format>([
  ...INLINE_TAGS.bold.map((tag) => [tag, "bold"] as const),
  ...INLINE_TAGS.italic.map((tag) => [tag, "italic"] as const),
  ["h2", "h2"],
  ["h3", "h3"],
  ["blockquote", "quote"],
]);

/** The formats that hold for all of the selection; of lists the innermost. */
export function formatsAt(selected: Selected): ReadonlySet<Format> {
  const tags = enclosingElements(selected).map(({ tag }) => tag);
  const formats = new Set(tags.flatMap((tag) => TAG_FORMATS.get(tag) ?? []));
  const list = tags.find((tag) => tag === "ul" || tag === "ol");
  if (list !== undefined) formats.add(list === "ul" ? "bullets" : "numbers");
  return formats;
}
