import { PUBLIC_PAGES } from "../../src/app/pages/pages.ts";
import { PLACE_KEYS } from "../../src/content/places/places.ts";
import { LANGUAGES } from "../../src/platform/languages/language.ts";

/** How many pages the sitemap lists of a site without entries. */
const PAGES_WITHOUT_ENTRIES =
  PLACE_KEYS.length + PUBLIC_PAGES.filter(({ sitemap }) => sitemap === "yes" || sitemap.startsWith("list of")).length;

/** How many pages the sitemap lists of a directory with so many published entries: each in every language. */
export const listedPages = (entries: number): number => LANGUAGES.length * (PAGES_WITHOUT_ENTRIES + entries);
