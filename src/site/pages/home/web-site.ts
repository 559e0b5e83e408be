import type { WebSite } from "schema-dts";
import { siteDescription } from "../../../platform/identity/served-identity.ts";
import { siteName } from "../../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { addressIn } from "../../../platform/languages/language.ts";
import { licensed } from "../../meta/licensed.ts";
import { publisher } from "../../meta/structured-data.ts";

/** The structured data of the site and its search, for Home. */
export const webSite = (siteUrl: string): WebSite => {
  const search: WebSite["potentialAction"] & { "query-input": string } = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${siteUrl}${addressIn(currentLanguage(), "/search-results")}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: siteName(),
    url: `${siteUrl}/`,
    description: siteDescription(),
    inLanguage: currentLanguage(),
    ...licensed(),
    publisher: publisher(siteUrl),
    potentialAction: search,
  };
};
