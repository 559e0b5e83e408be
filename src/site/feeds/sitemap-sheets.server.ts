import { setImmediate as nextTurn } from "node:timers/promises";
import type { Article } from "../../content/articles/article.ts";
import { countEntries, listEntries } from "../../content/entries/records/list-entries.server.ts";
import type { ImageDetail } from "../../content/images/entry-images.ts";
import { plainVariant } from "../../content/images/shown-variants.ts";
import { placeAddress } from "../../content/places/place-address.ts";
import { PLACE_KEYS } from "../../content/places/places.ts";
import { PAGE_KEYS } from "../../content/texts/page.ts";
import { findTranslationFacts } from "../../content/translations/translation-rows.server.ts";
import type { Tusker } from "../../content/tuskers/tusker.ts";
import { PAGE_ADDRESSES } from "../../platform/ids/page-key.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { lastChangeOf, siteDay } from "../../platform/text/dates/publication-day.ts";
import type { PublicPage } from "../page/public-page.ts";
import { listLatestArticles, listLatestTuskers } from "./latest-entries.server.ts";
import { ENTRIES_PER_SHEET, type SitemapEntry, sitemapIndex, sitemapSheet } from "./sitemap.server.ts";

/** Entries read per batch. */
const PIECE = 500;

type Kind = "tuskers" | "articles";

type Needs = Pick<Services, "config" | "db" | "clock"> & {
  /** All pages of the site. */
  pages: readonly PublicPage[];
};

/** The images of an entry, each in the largest variant that every client can show; otherwise its drawing. */
const imagesOf = (images: readonly ImageDetail[], drawing: string): string[] =>
  images.length > 0 ? images.map((image) => plainVariant(image).url) : [drawing];

const tuskerEntry = ({ slug, updatedAt, imageDetails, portraitUrl, machineIn }: Tusker): SitemapEntry => ({
  path: `/tuskers/${slug}`,
  lastModified: new Date(updatedAt),
  pictures: imagesOf(imageDetails, portraitUrl),
  machineIn,
});

const articleEntry = (article: Article): SitemapEntry => ({
  path: `/articles/${article.slug}`,
  lastModified: lastChangeOf(article),
  pictures: imagesOf(article.imageDetails, article.landscapeUrl),
  machineIn: article.machineIn,
});

/** The permanent pages. A list page carries the date of its newest change. */
async function pageEntries({ db, clock, pages }: Needs): Promise<SitemapEntry[]> {
  const [tusker] = await listLatestTuskers(db, 1);
  const [article] = await listLatestArticles(db, siteDay(clock.now()), 1);
  const changed: Partial<Record<PublicPage["sitemap"], SitemapEntry["lastModified"]>> = {
    "list of tuskers": tusker && new Date(tusker.updatedAt),
    "list of articles": article && lastChangeOf(article),
  };
  const facts = await findTranslationFacts(db.read, "page", PAGE_KEYS);
  const machineIn = (path: string) => facts.get(PAGE_KEYS.find((key) => PAGE_ADDRESSES[key] === path) ?? "")?.machineIn;
  return pages.flatMap(({ path, sitemap }): SitemapEntry[] => {
    if (sitemap === "no" || sitemap === "each entry") return [];
    if (sitemap === "each place") return PLACE_KEYS.map((key) => ({ path: placeAddress(key) }));
    return [{ path, machineIn: machineIn(path), ...(changed[sitemap] && { lastModified: changed[sitemap] }) }];
  });
}

const publicFilters = ({ clock }: Needs) => ({
  tuskers: { includeDrafts: false },
  articles: { publicOn: siteDay(clock.now()) },
});

async function countAll(needs: Needs): Promise<Record<Kind, number>> {
  const filters = publicFilters(needs);
  return {
    tuskers: await countEntries(needs.db, "tusker", filters.tuskers),
    articles: await countEntries(needs.db, "article", filters.articles),
  };
}

async function readEntries(needs: Needs, kind: Kind, from: number, count: number): Promise<SitemapEntry[]> {
  const filters = publicFilters(needs);
  const entries: SitemapEntry[] = [];
  for (let offset = from; offset < from + count; offset += PIECE) {
    const range = { offset, limit: Math.min(PIECE, from + count - offset) };
    const piece =
      kind === "tuskers"
        ? (await listEntries(needs.db, "tusker", filters.tuskers, range)).map(tuskerEntry)
        : (await listEntries(needs.db, "article", filters.articles, range)).map(articleEntry);
    entries.push(...piece);
    if (piece.length < range.limit) break;
    // SQLite responds synchronously: without yielding here, every visitor would wait for the whole file.
    await nextTurn();
  }
  return entries;
}

/** `/sitemap.xml`: all addresses if they fit into one file, otherwise an index of the sheets. */
export async function sitemap(needs: Needs, perSheet = ENTRIES_PER_SHEET): Promise<string> {
  const { siteUrl } = needs.config;
  const pages = await pageEntries(needs);
  const counts = await countAll(needs);
  if (pages.length + counts.tuskers + counts.articles <= perSheet) {
    const tuskers = await readEntries(needs, "tuskers", 0, perSheet);
    const articles = await readEntries(needs, "articles", 0, perSheet);
    return sitemapSheet(siteUrl, [...pages, ...tuskers, ...articles]);
  }
  const sheetsOf = (kind: Kind) =>
    Array.from({ length: Math.ceil(counts[kind] / perSheet) }, (_, index) => `/sitemaps/${kind}-${index + 1}.xml`);
  return sitemapIndex(siteUrl, ["/sitemaps/pages.xml", ...sheetsOf("tuskers"), ...sheetsOf("articles")]);
}

/** One sheet of a large site's sitemap; undefined if it would be empty. */
export async function findSitemapSheet(
  needs: Needs,
  name: string,
  perSheet = ENTRIES_PER_SHEET,
): Promise<string | undefined> {
  const { siteUrl } = needs.config;
  if (name === "pages") return sitemapSheet(siteUrl, await pageEntries(needs));
  const [, kind, number] = /^(tuskers|articles)-([1-9]\d{0,4})$/.exec(name) ?? [];
  if (kind === undefined) return undefined;
  const entries = await readEntries(needs, kind as Kind, (Number(number) - 1) * perSheet, perSheet);
  return entries.length === 0 ? undefined : sitemapSheet(siteUrl, entries);
}
