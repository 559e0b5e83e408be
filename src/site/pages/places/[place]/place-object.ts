import type { AdministrativeArea, Place } from "schema-dts";
import type { PlaceSummary } from "../../../../content/lives/places/place-schemas.ts";
import { placeAddress } from "../../../../content/places/place-address.ts";
import type { PlaceKey } from "../../../../content/places/places.ts";
import { PLACE_NAMES } from "../../../../content/places/words.ts";
import { absoluteUrl } from "../../../../platform/identity/absolute-url.ts";
import { currentLanguage } from "../../../../platform/languages/current-language.ts";
import { addressIn } from "../../../../platform/languages/language.ts";

const urlOf = (siteUrl: string, key: PlaceKey): string =>
  absoluteUrl(siteUrl, addressIn(currentLanguage(), placeAddress(key)));

const districtObject = (siteUrl: string, key: PlaceKey) =>
  ({
    "@type": "AdministrativeArea",
    name: PLACE_NAMES[key],
    url: urlOf(siteUrl, key),
  }) as const satisfies AdministrativeArea;

/** A place for machines: its name and its districts, and no position. */
export function placeObject(
  siteUrl: string,
  { key, name, kind, districts }: Pick<PlaceSummary, "key" | "name" | "kind" | "districts">,
): Place {
  if (kind === "district") return districtObject(siteUrl, key);
  return {
    "@type": "Place",
    name,
    url: urlOf(siteUrl, key),
    containedInPlace: districts.map((district) => districtObject(siteUrl, district)),
  };
}
