import { imageNameFromUrl, imageUrlFor } from "../../../platform/storage/image-names.ts";
import {
  escapeAttribute,
  escapeText,
  replaceRange,
  type Selected,
  type SourceEdit,
  unescapeAttribute,
  withoutBlanks,
} from "../source/source-edit.ts";
import { elementAround, enclosingElements, writtenAttribute } from "./enclosing-elements.ts";

/** What a dialog about a link begins with. */
export type LinkDraft = {
  href: string;
  words: string;
  /** True where the caret stands in a link already. */
  exists: boolean;
};

const looksLikeAddress = (text: string): boolean => /^(?:https?:\/\/|www\.|mailto:)\S+$/i.test(text);

/** The link at the selection, or what is selected as the words, or the address, of a new one. */
export function linkDraft(given: Selected): LinkDraft {
  const selected = withoutBlanks(given);
  const link = elementAround(selected, ["a"]);
  const { text, start, end } = selected;
  if (link !== undefined) {
    const href = unescapeAttribute(writtenAttribute(link, "href") ?? "");
    return { href, words: text.slice(link.openTo, link.closeFrom), exists: true };
  }
  const words = text.slice(start, end);
  return looksLikeAddress(words) ? { href: words, words: "", exists: false } : { href: "", words, exists: false };
}

/**
 * Writes a link in the place of the selection, or of the link about it.
 * @param words as they are written in the source; where they were not changed, tags in them stay
 */
export function writeLink(given: Selected, { href, words }: { href: string; words: string }): SourceEdit {
  const selected = withoutBlanks(given);
  const link = elementAround(selected, ["a"]);
  const [from, to] = link === undefined ? [selected.start, selected.end] : [link.openFrom, link.closeTo];
  const before = linkDraft(given).words;
  const inner = words.trim() === "" ? escapeText(href) : words === before ? words : escapeText(words.trim());
  const opening = `<a href="${escapeAttribute(href)}">`;
  const edit = replaceRange(from, to, `${opening}${inner}</a>`);
  // Writing goes on behind the link.
  return { ...edit, start: edit.end };
}

const BLOCKS = ["ul", "ol", "blockquote", "figure", "table", "pre", "h2", "h3", "h4", "p"];

/** Writes a block of its own, parted by blank lines, at the end of the line with the caret, behind any block it is in. */
export function writeBlock(selected: Selected, block: string): SourceEdit {
  const { text, end } = selected;
  const outermost = enclosingElements({ text, start: end, end }).findLast(({ tag }) => BLOCKS.includes(tag));
  const lineEnd = text.indexOf("\n", end);
  const at = outermost?.closeTo ?? (lineEnd < 0 ? text.length : lineEnd);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const leading = /\n*$/.exec(before)?.[0].length ?? 0;
  const trailing = /^\n*/.exec(after)?.[0].length ?? 0;
  const opening = before.trim() === "" ? "" : "\n".repeat(Math.max(0, 2 - leading));
  const closing = after.trim() === "" ? "" : "\n".repeat(Math.max(0, 2 - trailing));
  const caret = at + opening.length + block.length;
  return { from: at, to: at, insert: opening + block + closing, start: caret, end: caret };
}

/** An image of the entry, with a caption where there is one. Its alternative text is the image's own. */
export function writeImage(selected: Selected, { url, caption }: { url: string; caption: string }): SourceEdit {
  const name = imageNameFromUrl(url);
  const image = `<img src="${escapeAttribute(name === undefined ? url : imageUrlFor(name))}">`;
  const words = caption.trim();
  return writeBlock(
    selected,
    words === "" ? image : `<figure>\n${image}\n<figcaption>${escapeText(words)}</figcaption>\n</figure>`,
  );
}

/** A video: its address on a line of its own. */
export const writeVideo = (selected: Selected, href: string): SourceEdit => writeBlock(selected, href);
