import type { ImageObject } from "schema-dts";
import type { ImageDetail } from "../domain/images/entry-images.ts";
import { absoluteUrl } from "./structured-data.ts";

export type Photograph = Pick<ImageDetail, "url" | "width" | "height" | "alt" | "credit" | "licence">;

const CREATIVE_COMMONS = /^cc[ -](by(?:-(?:nc|sa|nd)){0,2})[ -](\d\.\d)$/i;

/** A licence is told by its address where it has one; by its name otherwise. */
function licenceOf(licence: string): NonNullable<ImageObject["license"]> {
  const [, kind, version] = CREATIVE_COMMONS.exec(licence.trim()) ?? [];
  if (kind !== undefined) return `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`;
  if (/^cc0\b/i.test(licence)) return "https://creativecommons.org/publicdomain/zero/1.0/";
  const url = /^https?:/i.test(licence) ? URL.parse(licence) : null;
  return url === null ? { "@type": "CreativeWork", name: licence } : url.href;
}

/** A photograph with who made it and on which terms it may be used. */
export const photographObject = (siteUrl: string, { url, width, height, alt, credit, licence }: Photograph) =>
  ({
    "@type": "ImageObject",
    contentUrl: absoluteUrl(siteUrl, url),
    url: absoluteUrl(siteUrl, url),
    width: { "@type": "QuantitativeValue", value: width, unitCode: "E37" },
    height: { "@type": "QuantitativeValue", value: height, unitCode: "E37" },
    ...(alt ? { caption: alt } : {}),
    ...(credit ? { creditText: credit, creator: { "@type": "Person", name: credit } } : {}),
    ...(licence ? { license: licenceOf(licence) } : {}),
  }) satisfies ImageObject;
