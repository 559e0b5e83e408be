import type { Element, ElementContent } from "hast";
import { paragraphsOf } from "./paragraphs.ts";

type ImageElement = Element & { tagName: "img" };

const isImage = (node: ElementContent): node is ImageElement => node.type === "element" && node.tagName === "img";

export function* imagesIn(nodes: ElementContent[]): Generator<Element> {
  for (const node of nodes) {
    if (isImage(node)) yield node;
    else if (node.type === "element") yield* imagesIn(node.children);
  }
}

const hasMedia = (nodes: ElementContent[]): boolean =>
  nodes.some(
    (node) =>
      node.type === "element" &&
      (["img", "table", "pre", "blockquote", "figure"].includes(node.tagName) || hasMedia(node.children)),
  );
const KEPT = new Set(["img", "br"]);
/** A citation holds no text, but it is worth keeping. */
const isEmpty = (nodes: ElementContent[]): boolean =>
  nodes.every((node) =>
    node.type === "text"
      ? node.value.trim() === ""
      : node.type === "element" && !KEPT.has(node.tagName) && !node.properties.dataSources && isEmpty(node.children),
  );

/**
 * Replaces each image tag with other elements, or removes it. Removing one also removes the empty paragraph, link or
 * figure around it, and turns what is left of a figure, such as its caption, into paragraphs.
 * @param replace also receives whether the image is inside a link, which cannot contain another link
 */
export function replaceImages(
  nodes: ElementContent[],
  replace: (image: Element, isLinked: boolean) => Element | Element[] | undefined,
  isLinked = false,
): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (isImage(node)) return [replace(node, isLinked) ?? []].flat();
    if (node.type !== "element") return [node];
    const before = [...imagesIn(node.children)].length;
    const inside = replaceImages(node.children, replace, isLinked || node.tagName === "a");
    const lost = before > 0 && !hasMedia(inside);
    if (lost && node.tagName === "figure") {
      // A caption is worth keeping even without its image.
      const words = inside.flatMap((child) =>
        child.type === "element" && child.tagName === "figcaption" ? child.children : [child],
      );
      // Not one paragraph around all: it cannot contain the blocks of a figure, and browsers would break it apart.
      return isEmpty(words) ? [] : paragraphsOf(words);
    }
    if (lost && isEmpty(inside) && (node.tagName === "p" || node.tagName === "a")) return [];
    return [{ ...node, children: inside }];
  });
}
