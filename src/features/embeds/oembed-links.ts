import { currentLanguage } from "../../platform/languages/current-language.ts";
import type { PageMeta } from "../../site/meta/page-meta.ts";
import { oembedAddress } from "./embed-address.ts";

/** What the head of a tusker's page says of how to embed it. */
export const oembedLinks = ({ slug }: { slug: string }): Pick<PageMeta, "oembed"> => ({
  oembed: (siteUrl) => ({
    json: oembedAddress(siteUrl, currentLanguage(), slug, "json"),
    xml: oembedAddress(siteUrl, currentLanguage(), slug, "xml"),
  }),
});
