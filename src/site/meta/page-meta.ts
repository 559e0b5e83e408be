import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import { SITE_NAME } from "../../platform/ui/site-facts.ts";
import { firstCharacters } from "../../rich-text/cut-text.ts";
import { absoluteUrl, breadcrumbList, type Crumb } from "./structured-data.ts";

const DESCRIPTION_LENGTH = 160;

/** Words that hold for the whole site; a page's own come before them. */
const SITE_KEYWORDS = ["Sri Lankan tuskers", "elephants", "Sri Lanka", "conservation"];

/** What stands for a page where it is shared: 1200 × 630, PNG. */
type ShareImage = { url: string; alt: string };

const SITE_CARD: ShareImage = {
  url: "/cards/site.png",
  alt: "Sri Lankan Tuskers, the directory of Sri Lanka's tuskers by name",
};

/** The feeds, as readers look for them in the head of any page. */
const FEEDS = [
  { href: "/feeds/articles.xml", title: `${SITE_NAME}: articles` },
  { href: "/feeds/directory.xml", title: `${SITE_NAME}: changes in the directory` },
];

type Match = { id: string; loaderData?: unknown } | undefined;

/** Undefined where the root itself failed to load. */
function siteUrlOf(matches: readonly Match[]): string | undefined {
  const facts = matches.find((match) => match?.id === "root")?.loaderData;
  const known = typeof facts === "object" && facts !== null && "siteUrl" in facts;
  return known && typeof facts.siteUrl === "string" ? facts.siteUrl : undefined;
}

export type PageMeta = {
  /** Without the site's name, which is added. */
  title: string;
  /** Plain text of any length: the first 160 characters are taken. */
  description: string;
  /** Root-relative address that stands for this page; undefined where it has none of its own (errors). */
  path: string | undefined;
  /** False for pages that search engines are not to list. */
  listed?: boolean;
  /** The title as it stands, without the site's name. */
  wholeTitle?: boolean;
  /** What the page is about, in a few words each. */
  keywords?: readonly string[];
  /** The site's own card where none is given. */
  image?: ShareImage;
  /** The way from Home to this page, without the page itself: as the breadcrumb on it shows. */
  trail?: readonly Crumb[];
  /** What the breadcrumb calls this page, where that is not its title. */
  here?: string;
  /** What is told of the page as an article; days as YYYY-MM-DD, moments in ISO 8601. */
  article?: { publishedTime: string; modifiedTime: string; author: string; section: string; tags: readonly string[] };
  /** What the page holds, for machines (see structured-data.ts). */
  structuredData?: (siteUrl: string) => readonly Thing[];
};

/** The head of a page: title, description, canonical address, robots, share cards, feeds, and JSON-LD. */
export function pageMeta(matches: readonly Match[], page: PageMeta): MetaDescriptor[] {
  const siteUrl = siteUrlOf(matches);
  const description = firstCharacters(page.description.replace(/\s+/g, " ").trim(), DESCRIPTION_LENGTH).trimEnd();
  return [
    { title: page.wholeTitle ? page.title : `${page.title} | ${SITE_NAME}` },
    { name: "description", content: description },
    { name: "keywords", content: [...new Set([...(page.keywords ?? []), ...SITE_KEYWORDS])].join(", ") },
    { name: "robots", content: page.listed === false ? "noindex, follow" : "index, follow, max-image-preview:large" },
    ...(siteUrl === undefined ? [] : addressedMeta(siteUrl, page, description)),
  ];
}

/** All that needs whole addresses. */
function addressedMeta(siteUrl: string, page: PageMeta, description: string): MetaDescriptor[] {
  const image = page.image ?? SITE_CARD;
  const imageUrl = absoluteUrl(siteUrl, image.url);
  const url = page.path === undefined ? undefined : `${siteUrl}${page.path}`;
  return [
    ...(url === undefined
      ? []
      : [
          { tagName: "link", rel: "canonical", href: url },
          { property: "og:url", content: url },
        ]),
    { property: "og:type", content: page.article === undefined ? "website" : "article" },
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:locale", content: "en_GB" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: description },
    { property: "og:image", content: imageUrl },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: imageUrl },
    { name: "twitter:image:alt", content: image.alt },
    ...articleMeta(page.article),
    ...FEEDS.map((feed) => ({ tagName: "link", rel: "alternate", type: "application/atom+xml", ...feed })),
    ...structuredData(siteUrl, page),
  ];
}

function articleMeta(article: PageMeta["article"]): MetaDescriptor[] {
  if (article === undefined) return [];
  return [
    { property: "article:published_time", content: article.publishedTime },
    { property: "article:modified_time", content: article.modifiedTime },
    { property: "article:author", content: article.author },
    { property: "article:section", content: article.section },
    ...[...new Set(article.tags)].map((tag) => ({ property: "article:tag", content: tag })),
  ];
}

/** One script for all that a page tells. React Router writes it, with every `<` as \u003c: it cannot end the script. */
function structuredData(siteUrl: string, page: PageMeta): MetaDescriptor[] {
  const way =
    page.trail === undefined || page.path === undefined
      ? []
      : [breadcrumbList(siteUrl, [...page.trail, { to: page.path, label: page.here ?? page.title }])];
  const things = [...way, ...(page.structuredData?.(siteUrl) ?? [])];
  if (things.length === 0) return [];
  return [{ "script:ld+json": { "@context": "https://schema.org", "@graph": things } }];
}

/** The head of a page that could not be shown. */
export const errorMeta = (title: string): MetaDescriptor[] => [
  { title },
  { name: "robots", content: "noindex, follow" },
];
