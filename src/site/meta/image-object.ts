import type { ImageObject } from "schema-dts";
import type { ImageDetail } from "../../content/images/entry-images.ts";
import { licenceUrl } from "../../content/images/licence-url.ts";
import { plainVariant } from "../../content/images/shown-variants.ts";
import { absoluteUrl } from "../../platform/identity/absolute-url.ts";

export type StructuredImage = Pick<ImageDetail, "url" | "width" | "height" | "variants" | "alt" | "credit" | "licence">;

/** In pixels. */
const THUMBNAIL_WIDTH = 480;

const pixels = (value: number) => ({ "@type": "QuantitativeValue", value, unitCode: "E37" }) as const;

/** A licence is given by its URL if it has one, otherwise by its text. */
function termsOf(licence: string | null) {
  if (!licence) return {};
  const url = licenceUrl(licence);
  return url === undefined ? { copyrightNotice: licence } : { license: url };
}

/** An image at its largest size for browsers, with its author and licence. */
export function imageObject(siteUrl: string, image: StructuredImage) {
  const { url, width, height } = plainVariant(image);
  const { alt, credit, licence } = image;
  return {
    "@type": "ImageObject",
    contentUrl: absoluteUrl(siteUrl, url),
    thumbnailUrl: absoluteUrl(siteUrl, plainVariant(image, THUMBNAIL_WIDTH).url),
    width: pixels(width),
    height: pixels(height),
    ...(alt ? { caption: alt } : {}),
    ...(credit ? { creditText: credit, creator: { "@type": "Person", name: credit } } : {}),
    ...termsOf(licence),
  } satisfies ImageObject;
}
