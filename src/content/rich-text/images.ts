import type { Element, ElementContent } from "hast";
import { illustrationSize } from "../../artwork/chart-names.ts";
import { imageNameFromUrl } from "../../platform/storage/image-names.ts";
import { creditElements, imageElement, type TextImage } from "./image-element.ts";
import { imagesIn, replaceImages } from "./replace-images.ts";

/** The stored name of the image that an image tag shows. */
export const imageNameOf = (node: Element): string | undefined =>
  typeof node.properties.src === "string" ? imageNameFromUrl(node.properties.src) : undefined;

/**
 * Places the entry's images in its texts, each at most once. The first image is the cover, which the page shows above
 * the text. A tag that names another image of the entry keeps it, and a site illustration stays. Any other tag gets the
 * next image that no tag names. A tag is removed if it names the cover or an image that was already placed, or if no
 * image is left; the empty paragraph or figure around it goes too.
 * @param images the entry's images in order
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
    // Remove it, so that a second tag for it finds nothing.
    if (isOwn) byName.delete(name);
    const picture = isOwn ? own : rest.shift();
    if (picture === undefined) return undefined;
    // Alternative text written for another image would be wrong here.
    const words =
      own !== undefined && typeof alt === "string" && alt !== ""
        ? { alt, lang }
        : { alt: picture.alt ?? "", lang: picture.alt ? (picture.altLang ?? lang) : lang };
    return [imageElement(picture, words), ...creditElements(picture, isLinked)];
  }

  return replaceImages(children, place);
}
