import type { Nodes, Root } from "hast";
import { DROPPED_TAGS, INLINE_TAGS } from "./allowed-html.ts";
import { firstCharacters } from "./cut-text.ts";
import { parseFragment } from "./html-fragment.ts";
import { withoutVideoAddresses } from "./videos.ts";

const DROPPED = new Set(DROPPED_TAGS);
const WITHIN_WORDS = new Set(
  [...INLINE_TAGS, "font", "mark", "small", "big", "q", "cite", "time", "ins", "del"].filter((tag) => tag !== "br"),
);

function collect(node: Nodes, into: string[]): void {
  if (node.type === "text") into.push(node.value);
  else if (node.type === "element" && DROPPED.has(node.tagName)) return;
  else if ("children" in node) {
    const apart = node.type === "element" && !WITHIN_WORDS.has(node.tagName);
    if (apart) into.push(" ");
    for (const child of node.children) collect(child as Nodes, into);
    if (apart) into.push(" ");
  }
}

/**
 * Rich text without markup: entities decoded, white space collapsed, blocks separated by a space.
 * @param richText the source or its parsed tree
 */
export function plainTextOf(richText: string | Root): string {
  const parts: string[] = [];
  collect(typeof richText === "string" ? parseFragment(richText) : richText, parts);
  return parts.join("").replace(/\s+/g, " ").trim();
}

/** The start of a rich text as plain text, without video links. 160 characters fit a page's description. */
export function summaryOf(richText: string | Root, length = 160): string {
  return firstCharacters(withoutVideoAddresses(plainTextOf(richText)), length).trimEnd();
}
