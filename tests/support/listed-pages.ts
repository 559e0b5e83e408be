import { PLACE_KEYS } from "../../src/places/places.ts";
import { PUBLIC_PAGES } from "../../src/site/pages.ts";

/** How many pages the sitemap lists of a site without entries. */
export const PAGES_WITHOUT_ENTRIES =
  PLACE_KEYS.length + PUBLIC_PAGES.filter(({ sitemap }) => sitemap === "yes" || sitemap.startsWith("list of")).length;
