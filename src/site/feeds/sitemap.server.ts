import { addressIn, LANGUAGES, type Language } from "../../platform/languages/language.ts";
import { escapeXml } from "../../platform/text/xml-text.ts";

/**
 * The protocol allows 50,000 addresses and 50 MB per file. This many entries, each in every
 * language, with at most ten images per address, stays
 * below both limits for any directory, and keeps each file quick to build.
 */
export const ENTRIES_PER_SHEET = 5_000;
export const IMAGES_PER_ADDRESS = 10;

export type SitemapEntry = {
  /** Root-relative, like the images; images in a public store have absolute URLs. */
  path: string;
  lastModified?: Date;
  pictures?: readonly string[];
  /** The languages in which a machine wrote some of it, and in which it is not listed. */
  machineIn?: readonly Language[] | undefined;
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const PROTOCOL = "http://www.sitemaps.org/schemas/sitemap/0.9";
const XHTML = "http://www.w3.org/1999/xhtml";
const IMAGES = "http://www.google.com/schemas/sitemap-image/1.1";

const wholeAddress = (siteUrl: string, address: string): string => escapeXml(new URL(address, `${siteUrl}/`).href);

/** The page in each language in which it is listed; each names the others. */
function urlElements(siteUrl: string, { path, lastModified, pictures = [], machineIn = [] }: SitemapEntry): string {
  const modified = lastModified === undefined ? "" : `<lastmod>${lastModified.toISOString()}</lastmod>`;
  const images = pictures
    .slice(0, IMAGES_PER_ADDRESS)
    .map((image) => `<image:image><image:loc>${wholeAddress(siteUrl, image)}</image:loc></image:image>`);
  const addressOf = (language: Language) => wholeAddress(siteUrl, addressIn(language, path));
  const link = (name: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${addressOf(language)}"/>`;
  const languages = LANGUAGES.filter((language) => !machineIn.includes(language));
  const links = [...languages.map((language) => link(language, language)), link("x-default", "en")].join("");
  return languages
    .map((language) => `<url><loc>${addressOf(language)}</loc>${modified}${images.join("")}${links}</url>\n`)
    .join("");
}

/** A sitemap file with at most `ENTRIES_PER_SHEET` entries. */
export function sitemapSheet(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => urlElements(siteUrl, entry));
  return `${HEAD}<urlset xmlns="${PROTOCOL}" xmlns:image="${IMAGES}" xmlns:xhtml="${XHTML}">\n${urls.join("")}</urlset>\n`;
}

/** The sitemap index of a large site. */
export function sitemapIndex(siteUrl: string, paths: readonly string[]): string {
  const sheets = paths.map((path) => `<sitemap><loc>${wholeAddress(siteUrl, path)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${PROTOCOL}">\n${sheets.join("")}</sitemapindex>\n`;
}
