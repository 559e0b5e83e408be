import type { BreadcrumbList, ItemList } from "schema-dts";
import { SITE_NAME } from "../../platform/ui/site-facts.ts";

/**
 * What pages tell machines about themselves (schema.org), as pieces that `pageMeta` writes into one JSON-LD script.
 * Nothing stands there that the page itself does not show: no date, no place.
 */

/** A step of the way to a page; `to` is root-relative. */
export type Crumb = { to: string; label: string };

/** An address on this site as others need it. Absolute ones (images of a public store) stay as they are. */
export const absoluteUrl = (siteUrl: string, address: string): string => new URL(address, `${siteUrl}/`).href;

/** Who stands behind the site. */
export const publisher = (siteUrl: string) =>
  ({ "@type": "Organization", "@id": `${siteUrl}/#publisher`, name: SITE_NAME, url: `${siteUrl}/` }) as const;

export const breadcrumbList = (siteUrl: string, trail: readonly Crumb[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ to, label }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: absoluteUrl(siteUrl, to),
  })),
});

/** The entries that a page of a list shows; `first` is the place of the first of them in the whole list, from 1. */
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
    url: absoluteUrl(siteUrl, to),
  })),
});
