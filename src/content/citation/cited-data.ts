import { absoluteUrl } from "../../platform/identity/absolute-url.ts";
import { wikidataPage } from "../../platform/ids/wikidata-item.ts";
import type { ListedSource } from "../sources/source.ts";
import { webAddress } from "../sources/web-address.ts";
import { type Cited, lastDayOf } from "./citation.ts";
import { permanentAddress } from "./permanent-address.ts";

/** What names an entry itself, whatever its page is called: its permanent address, and its item on Wikidata. */
export const identified = (siteUrl: string, { _id, wikidata = null }: { _id: string; wikidata?: string | null }) => ({
  identifier: absoluteUrl(siteUrl, permanentAddress(_id)),
  ...(wikidata === null ? {} : { sameAs: wikidataPage(wikidata) }),
});

type Sourced = Pick<Cited, "updatedAt" | "publishDate"> & { sources: readonly ListedSource[] };

/** What the page of an entry tells of itself: its last change and its sources. */
export const dated = ({ sources, ...entry }: Sourced) => ({
  dateModified: lastDayOf(entry),
  ...(sources.length === 0
    ? {}
    : {
        citation: sources.map(({ title, url, language }) => {
          const address = url === undefined ? undefined : webAddress(url);
          return {
            "@type": "CreativeWork" as const,
            name: title,
            ...(address === undefined ? {} : { url: address }),
            ...(language === undefined ? {} : { inLanguage: language }),
          };
        }),
      }),
});
