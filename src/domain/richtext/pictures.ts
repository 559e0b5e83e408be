import type { Element, ElementContent, Properties } from "hast";
import { illustrationSize } from "../images/illustrations.ts";
import { imageNameFromUrl } from "../images/image-names.ts";

/** A picture of the entry as it may be shown inside its text. */
export type TextPicture = { url: string; width: number; height: number; alt: string | null };

const nameOf = (node: Element): string | undefined =>
  typeof node.properties.src === "string" ? imageNameFromUrl(node.properties.src) : undefined;

type ImageElement = Element & { tagName: "img" };

const isImage = (node: ElementContent): node is ImageElement => node.type === "element" && node.tagName === "img";

function* imagesIn(nodes: ElementContent[]): Generator<Element> {
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
 * Image tags inside a text show pictures of this entry: one that names such a picture keeps it, a drawing of the site
 * stays, and any other is replaced by the next picture of the list that the text does not show yet. When none is left
 * the tag goes, and with it the empty paragraph or figure around it.
 */
export function placePictures(children: ElementContent[], pictures: readonly TextPicture[]): ElementContent[] {
  const byName = new Map(
    pictures.flatMap((picture) => {
      const name = imageNameFromUrl(picture.url);
      return name === undefined ? [] : [[name, picture] as const];
    }),
  );
  const named = new Set([...imagesIn(children)].map(nameOf));
  const rest = pictures.filter((picture) => !named.has(imageNameFromUrl(picture.url)));

  function place(image: Element): Element | undefined {
    const { src, alt, lang } = image.properties;
    const name = nameOf(image);
    if (typeof src === "string" && name === undefined) {
      const [width, height] = illustrationSize(src) ?? [];
      const size = width === undefined ? {} : { width, height };
      return { ...image, properties: { ...image.properties, ...size, loading: "lazy" } };
    }
    const own = name === undefined ? undefined : byName.get(name);
    const picture = own ?? rest.shift();
    if (picture === undefined) return undefined;
    // The words written for another picture would describe this one wrongly.
    const words = (own !== undefined && typeof alt === "string" && alt !== "" ? alt : picture.alt) ?? "";
    const properties: Properties = {
      src: picture.url,
      alt: words,
      width: picture.width,
      height: picture.height,
      loading: "lazy",
    };
    return { ...image, properties: lang === undefined ? properties : { ...properties, lang } };
  }

  function walk(nodes: ElementContent[]): ElementContent[] {
    return nodes.flatMap((node): ElementContent[] => {
      if (isImage(node)) return [place(node) ?? []].flat();
      if (node.type !== "element") return [node];
      const before = [...imagesIn(node.children)].length;
      const inside = walk(node.children);
      const lost = before > 0 && !hasMedia(inside);
      if (lost && node.tagName === "figure") {
        // A caption is text worth keeping when its picture is gone.
        const words = inside.flatMap((child) =>
          child.type === "element" && child.tagName === "figcaption" ? child.children : [child],
        );
        return isEmpty(words) ? [] : [{ type: "element", tagName: "p", properties: {}, children: words }];
      }
      if (lost && isEmpty(inside) && (node.tagName === "p" || node.tagName === "a")) return [];
      return [{ ...node, children: inside }];
    });
  }
  return walk(children);
}
