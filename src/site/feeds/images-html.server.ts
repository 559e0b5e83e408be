import type { Element, ElementContent } from "hast";
import type { ImageDetail } from "../../content/images/entry-images.ts";
import { writeHtml } from "../../content/rich-text/html-fragment.ts";
import { creditElements, imageElement } from "../../content/rich-text/image-element.ts";
import type { TuskerDetail } from "../../content/tuskers/tusker.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { writtenDate } from "../../platform/text/dates/written-date.ts";
import { galleryImages } from "../parts/images/gallery/gallery-images.ts";
import { words } from "../parts/images/gallery/words.ts";

type Drawn = Pick<TuskerDetail, "portraitUrl" | "portraitAlt" | "portraitCaption">;

/** A drawing has any size; readers of feeds need one that fits beside a text. */
const PORTRAIT_SIZE = { width: 800, height: 1000 };

const element = (tagName: string, children: ElementContent[]): ElementContent => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

/** An image with its author, its licence and its date, as its page has it. */
function figure(image: ImageDetail): ElementContent {
  const { takenOn } = image;
  const alt = image.alt ?? "";
  // It is in English until it is translated.
  const lang = currentLanguage() !== "en" && /^[^\p{Script=Sinhala}\p{Script=Tamil}]+$/u.test(alt) ? "en" : undefined;
  const credit: ElementContent[] = creditElements(image, false);
  if (takenOn !== null) {
    const taken = (takenOn.length === 10 ? words.takenOn : words.takenIn)(writtenDate(takenOn));
    credit.push({ type: "text", value: credit.length === 0 ? taken : `, ${taken}` });
  }
  const caption = credit.length === 0 ? [] : [element("figcaption", credit)];
  return element("figure", [imageElement(image, { alt, lang }), ...caption]);
}

/** The drawn portrait of a tusker, as the page of one without an image has it. */
export function portraitHtml({ portraitUrl, portraitAlt, portraitCaption }: Drawn): string {
  const drawing: Element = {
    type: "element",
    tagName: "img",
    properties: { src: portraitUrl, alt: portraitAlt, ...PORTRAIT_SIZE },
    children: [],
  };
  const caption = element("figcaption", [{ type: "text", value: portraitCaption }]);
  return writeHtml(element("figure", [drawing, caption]));
}

/** The HTML of an entry with the images that its page shows around the text: the cover before it, the others after it. */
export function withImages(html: string, images: readonly ImageDetail[]): string {
  const figures = (shown: readonly ImageDetail[]) => writeHtml({ type: "root", children: shown.map(figure) });
  return figures(images.slice(0, 1)) + html + figures(galleryImages(images, html));
}
