import { escapeXml } from "./xml-text.server.ts";

/**
 * The protocol allows 50,000 addresses and 50 MB per file. A fifth of that, with at most ten images per address, stays
 * below both limits for any directory, and keeps each file quick to build.
 */
export const ADDRESSES_PER_SHEET = 10_000;
export const IMAGES_PER_ADDRESS = 10;

export type SitemapEntry = {
  /** Root-relative, like the images; images in a public store have absolute URLs. */
  path: string;
  lastModified?: Date;
  pictures?: readonly string[];
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const PROTOCOL = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGES = "http://www.google.com/schemas/sitemap-image/1.1";

const wholeAddress = (siteUrl: string, address: string): string => escapeXml(new URL(address, `${siteUrl}/`).href);

function urlElement(siteUrl: string, { path, lastModified, pictures = [] }: SitemapEntry): string {
  const modified = lastModified === undefined ? "" : `<lastmod>${lastModified.toISOString()}</lastmod>`;
  const images = pictures
    .slice(0, IMAGES_PER_ADDRESS)
    .map((image) => `<image:image><image:loc>${wholeAddress(siteUrl, image)}</image:loc></image:image>`);
  return `<url><loc>${wholeAddress(siteUrl, path)}</loc>${modified}${images.join("")}</url>\n`;
}

/** A sitemap file with at most `ADDRESSES_PER_SHEET` addresses. */
export function sitemapSheet(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => urlElement(siteUrl, entry));
  return `${HEAD}<urlset xmlns="${PROTOCOL}" xmlns:image="${IMAGES}">\n${urls.join("")}</urlset>\n`;
}

/** The sitemap index of a large site. */
export function sitemapIndex(siteUrl: string, paths: readonly string[]): string {
  const sheets = paths.map((path) => `<sitemap><loc>${wholeAddress(siteUrl, path)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${PROTOCOL}">\n${sheets.join("")}</sitemapindex>\n`;
}
