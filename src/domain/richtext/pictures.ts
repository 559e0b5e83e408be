import type { Element, ElementContent } from "hast";
import { illustrationSize } from "../images/illustrations.ts";
import { imageNameFromUrl } from "../images/image-names.ts";
import { creditElements, pictureElement, type TextPicture } from "./picture-element.ts";
import { imagesIn, replaceImages } from "./replace-images.ts";

/** The stored name of the picture that an image tag shows. */
export const pictureNameOf = (node: Element): string | undefined =>
  typeof node.properties.src === "string" ? imageNameFromUrl(node.properties.src) : undefined;

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
  const named = new Set([...imagesIn(children)].map(pictureNameOf));
  const rest = pictures.filter((picture) => !named.has(imageNameFromUrl(picture.url)));

  function place(image: Element, isLinked: boolean): Element | Element[] | undefined {
    const { src, alt, lang } = image.properties;
    const name = pictureNameOf(image);
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
    return [pictureElement(picture, { alt: words, lang }), ...creditElements(picture, isLinked)];
  }

  return replaceImages(children, place);
}
