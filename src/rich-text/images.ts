import type { Element, ElementContent } from "hast";
import { illustrationSize } from "../artwork/chart-names.ts";
import { imageNameFromUrl } from "../platform/storage/image-names.ts";
import { creditElements, imageElement, type TextImage } from "./image-element.ts";
import { imagesIn, replaceImages } from "./replace-images.ts";

/** The stored name of the image that an image tag shows. */
export const imageNameOf = (node: Element): string | undefined =>
  typeof node.properties.src === "string" ? imageNameFromUrl(node.properties.src) : undefined;

/**
 * Image tags inside a text show images of this entry, each of them once. The first is the cover, which the page shows
 * above the text. A tag that names another image of the entry keeps it, an illustration of the site stays, and a tag
 * that names none of them is replaced by the next image that no tag names. A tag for the cover, for an image that stands
 * there already, or for which none is left goes, and with it the empty paragraph or figure around it.
 * @param images the entry's, in order
 */
export function placeImages(children: ElementContent[], images: readonly TextImage[]): ElementContent[] {
  const entryNames = new Set(images.map(({ url }) => imageNameFromUrl(url)));
  const byName = new Map(images.slice(1).map((image) => [imageNameFromUrl(image.url), image]));
  const named = new Set([...imagesIn(children)].map(imageNameOf));
  const rest = images.slice(1).filter(({ url }) => !named.has(imageNameFromUrl(url)));

  function place(image: Element, isLinked: boolean): Element | Element[] | undefined {
    const { src, alt, lang } = image.properties;
    const name = imageNameOf(image);
    if (typeof src === "string" && name === undefined) {
      const [width, height] = illustrationSize(src) ?? [];
      const size = width === undefined ? {} : { width, height };
      return { ...image, properties: { ...image.properties, ...size, loading: "lazy" } };
    }
    const isOwn = name !== undefined && entryNames.has(name);
    const own = isOwn ? byName.get(name) : undefined;
    // Found once, so that a second tag for it finds nothing.
    if (isOwn) byName.delete(name);
    const picture = isOwn ? own : rest.shift();
    if (picture === undefined) return undefined;
    // The words written for another image would describe this one wrongly.
    const words = (own !== undefined && typeof alt === "string" && alt !== "" ? alt : picture.alt) ?? "";
    return [imageElement(picture, { alt: words, lang }), ...creditElements(picture, isLinked)];
  }

  return replaceImages(children, place);
}
