import type { Element } from "hast";
import { visit } from "unist-util-visit";
import { parseFragment, writeHtml } from "../../rich-text/html-fragment.ts";

const ADDRESSES = ["href", "src", "poster"] as const;

/** `a.webp 400w, b.webp 800w` with whole addresses; the tree holds it as one text or as its parts. */
function absoluteSources(sources: unknown, base: string): string {
  const parts = Array.isArray(sources) ? sources.map(String) : String(sources).split(",");
  return parts
    .map((part) => {
      const [address = "", ...size] = part.trim().split(/\s+/);
      return [URL.parse(address, base)?.href ?? address, ...size].join(" ");
    })
    .join(", ");
}

/**
 * A page's HTML as a feed reader needs it: whole addresses in place of those that only mean something on the page.
 * @param html cleaned by the server before it was stored
 * @param base the page's whole address, to which "#a-heading" belongs
 */
export function absoluteHtml(html: string, base: string): string {
  const tree = parseFragment(html);
  visit(tree, "element", (element: Element) => {
    const { properties } = element;
    for (const name of ADDRESSES) {
      const address = properties[name];
      if (typeof address === "string") properties[name] = URL.parse(address, base)?.href ?? address;
    }
    if (properties.srcSet != null) properties.srcSet = absoluteSources(properties.srcSet, base);
  });
  return writeHtml(tree);
}
