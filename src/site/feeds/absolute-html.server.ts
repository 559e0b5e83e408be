import type { Element, Text } from "hast";
import { visit } from "unist-util-visit";
import { translationSentences } from "../../content/fields/pieces/translation-sentences.ts";
import type { TranslationShown } from "../../content/fields/pieces/translation-shown.ts";
import { parseFragment, writeHtml } from "../../content/rich-text/html-fragment.ts";
import { escapeXml } from "../../platform/text/xml-text.ts";

const ADDRESSES = ["href", "src", "poster"] as const;

/** Makes the URLs of a `srcset` absolute. The tree holds it as one string or as an array of its parts. */
function absoluteSources(sources: unknown, base: string): string {
  const parts = Array.isArray(sources) ? sources.map(String) : String(sources).split(",");
  return parts
    .map((part) => {
      const [address = "", ...size] = part.trim().split(/\s+/);
      return [URL.parse(address, base)?.href ?? address, ...size].join(" ");
    })
    .join(", ");
}

const text = (value: string): Text => ({ type: "text", value });
const isCitation = ({ tagName, properties: { className } }: Element): boolean =>
  tagName === "sup" && Array.isArray(className) && className.includes("cite");

/**
 * A page's HTML for feed readers: absolute URLs replace those that only work on the page, and the numbers of sources
 * are in brackets, because readers may not raise them.
 * @param html sanitised before it was stored
 * @param base the absolute URL of the page, which also resolves fragments such as "#a-heading"
 */
export function absoluteHtml(html: string, base: string): string {
  const tree = parseFragment(html);
  visit(tree, "element", (element: Element) => {
    const { properties } = element;
    for (const name of ADDRESSES) {
      const address = properties[name];
      if (typeof address === "string") properties[name] = URL.parse(address, base)?.href ?? address;
    }
    // A feed shows several pages at once, so an id may occur twice.
    delete properties.id;
    if (isCitation(element)) element.children = [text("["), ...element.children, text("]")];
    if (properties.srcSet != null) properties.srcSet = absoluteSources(properties.srcSet, base);
  });
  return writeHtml(tree);
}

/** What readers of a translated text have to know, to stand above it. */
export const translationNoteHtml = (translation: TranslationShown | undefined): string => {
  const sentences = translationSentences(translation);
  return sentences.length === 0 ? "" : `<p><em>${escapeXml(sentences.join(" "))}</em></p>\n`;
};
