import type { BreadcrumbList, ItemList } from "schema-dts";
import { absoluteUrl } from "../../platform/identity/absolute-url.ts";
import { siteIdentity, siteName } from "../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";
import { words } from "./words.ts";

/**
 * The structured data of pages (schema.org), in parts that `pageMeta` writes into one JSON-LD script. It contains
 * nothing that the page itself does not show: no other date, no other place.
 */

/** A step of a breadcrumb; `to` is root-relative. */
export type Crumb = { to: string; label: string };

/** The breadcrumb of a page directly below Home. */
export const homeTrail = (): readonly Crumb[] => [{ to: "/", label: words.home }];

/** The publisher of the site. */
export const publisher = (siteUrl: string) =>
  ({
    "@type": "Organization",
    "@id": `${siteUrl}/#publisher`,
    name: siteName(),
    url: `${siteUrl}/`,
    ...(siteIdentity().links.length > 0 ? { sameAs: siteIdentity().links.map(({ url }) => url) } : {}),
  }) as const;

export const breadcrumbList = (siteUrl: string, trail: readonly Crumb[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ to, label }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: absoluteUrl(siteUrl, addressIn(currentLanguage(), to)),
  })),
});

/** The entries on a page of a list; `first` is the position of the first of them in the whole list, counted from 1. */
export const itemList = (
  siteUrl: string,
  { name, total, first = 1, items }: { name: string; total: number; first?: number; items: readonly Crumb[] },
): ItemList => ({
  "@type": "ItemList",
  name,
  numberOfItems: total,
  itemListElement: items.map(({ to, label }, index) => ({
    "@type": "ListItem",
    position: first + index,
    name: label,
    url: absoluteUrl(siteUrl, addressIn(currentLanguage(), to)),
  })),
});
