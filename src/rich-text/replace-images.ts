import type { Element, ElementContent } from "hast";

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
const isEmpty = (nodes: ElementContent[]): boolean =>
  nodes.every((node) =>
    node.type === "text"
      ? node.value.trim() === ""
      : node.type === "element" && node.tagName !== "img" && node.tagName !== "br" && isEmpty(node.children),
  );

/**
 * Puts other elements in the place of each image tag, or none: then the empty paragraph, link or figure around it goes
 * too, and a caption becomes a paragraph.
 * @param replace is told whether the image stands in a link, which can hold no other
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
      // A caption is text worth keeping when its image is gone.
      const words = inside.flatMap((child) =>
        child.type === "element" && child.tagName === "figcaption" ? child.children : [child],
      );
      return isEmpty(words) ? [] : [{ type: "element", tagName: "p", properties: {}, children: words }];
    }
    if (lost && isEmpty(inside) && (node.tagName === "p" || node.tagName === "a")) return [];
    return [{ ...node, children: inside }];
  });
}
