import type { WebSite } from "schema-dts";
import { SITE_NAME } from "../../platform/ui/site-facts.ts";
import { publisher } from "../meta/structured-data.ts";

/** The structured data of the site and its search, for Home. */
export const webSite = (siteUrl: string): WebSite => {
  const search: WebSite["potentialAction"] & { "query-input": string } = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}/search-results?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: SITE_NAME,
    url: `${siteUrl}/`,
    inLanguage: "en",
    publisher: publisher(siteUrl),
    potentialAction: search,
  };
};
