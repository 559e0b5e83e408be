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

/** How many characters fit a page's description. */
const SUMMARY_LENGTH = 160;
/** The rest of a word that may follow them. */
const LONGEST_REST = 40;

/**
 * The start of a rich text as plain text, without video links. A longer text ends with the word that contains its
 * character 160, and "…", so that its first 160 characters are those of the text.
 */
export function summaryOf(richText: string | Root): string {
  const text = withoutVideoAddresses(plainTextOf(richText));
  const head = firstCharacters(text, SUMMARY_LENGTH);
  if (head === text) return text;
  const rest = /^\S*/.exec(text.slice(head.length, head.length + LONGEST_REST + 1))?.[0] ?? "";
  return `${(rest.length > LONGEST_REST ? head : head + rest).trimEnd()}…`;
}
