import type { PageContents } from "../../src/content/texts/page.ts";
import { replaceCitedOnPage } from "../../src/content/texts/page-texts.ts";
import { SHIPPED } from "../../src/content/texts/shipped/shipped.ts";

/** What is shipped of each page, as a site shows it whose library has none of the starter's sources. */
export const SHIPPED_WITHOUT_SOURCES: PageContents = {
  ...SHIPPED,
  home: replaceCitedOnPage("home", SHIPPED.home, () => undefined),
  about: replaceCitedOnPage("about", SHIPPED.about, () => undefined),
};
