import type { Element, ElementContent, Properties } from "hast";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { latinRuns } from "../../platform/languages/latin-runs.ts";
import type { ImageDetail } from "../images/entry-images.ts";
import type { VariantType } from "../images/image-variants.ts";
import { licenceUrl } from "../images/licence-url.ts";
import { LIGHT_TYPES, plainVariant, sourceSet } from "../images/shown-variants.ts";
import { toneClass } from "../images/tone-class.ts";
import { storedWords } from "./words.ts";

/** An image of the entry for use inside its text. */
export type TextImage = Pick<
  ImageDetail,
  "url" | "width" | "height" | "placeholder" | "variants" | "alt" | "credit" | "licence"
> & {
  /** The language of its alternative text, on pages where that is not known from around it. */
  altLang?: string;
};

/** The width of an image in a text: the measure of the text, or almost the full width of a narrow window. */
const SIZES = "(min-width: 800px) 46rem, 92vw";

/** The width in pixels for browsers without support for `srcset`. */
const PLAIN_WIDTH = 960;

type Words = { alt: string; lang?: Properties["lang"] };

const element = (tagName: string, properties: Properties, children: ElementContent[] = []): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});
const text = (value: string): ElementContent => ({ type: "text", value });

/** A text on a page of any language: what stands in Latin letters is marked as English. */
const marked = (value: string): ElementContent[] =>
  currentLanguage() === "en"
    ? [text(value)]
    : latinRuns(value)
        .map((part, index) => (index % 2 === 1 ? element("span", { lang: "en" }, [text(part)]) : text(part)))
        .filter((part) => part.type !== "text" || part.value !== "");

/** An image with all its variants, smallest format first; without variants, the stored image. */
export function imageElement(picture: TextImage, { alt, lang }: Words): Element {
  const variants = (type: VariantType): Properties => {
    const srcSet = sourceSet(picture, type);
    return srcSet === "" ? {} : { srcSet, sizes: SIZES };
  };
  const tone = toneClass(picture.placeholder);
  const image = element("img", {
    src: plainVariant(picture, PLAIN_WIDTH).url,
    ...variants("image/jpeg"),
    alt,
    width: picture.width,
    height: picture.height,
    loading: "lazy",
    ...(tone !== "" && { className: tone.split(" ") }),
    ...(lang !== undefined && { lang }),
  });
  const sources = LIGHT_TYPES.map((type) => ({ type, ...variants(type) })).filter((source) => "srcSet" in source);
  if (sources.length === 0) return image;
  return element("picture", {}, [...sources.map((properties) => element("source", properties)), image]);
}

/**
 * The credit and licence of an image, to follow it; empty if neither is known.
 * @param isLinked true inside a link, which cannot contain another link
 */
export function creditElements({ credit, licence }: TextImage, isLinked: boolean): Element[] {
  const terms = licence ?? "";
  const href = isLinked ? undefined : licenceUrl(terms);
  const maker = credit ? storedWords.photograph(credit, terms !== "") : "";
  if (maker + terms === "") return [];
  const words = href === undefined ? marked(maker + terms) : [...marked(maker), element("a", { href }, [text(terms)])];
  // The paragraph around it may be in English.
  const language = currentLanguage();
  return [element("span", { className: ["credit"], ...(language !== "en" && { lang: language }) }, words)];
}
