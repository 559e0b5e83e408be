import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import { firstCharacters } from "../../content/rich-text/cut-text.ts";
import { absoluteUrl } from "../../platform/identity/absolute-url.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn, LANGUAGES, type Language } from "../../platform/languages/language.ts";
import { markdownAddress } from "../../platform/languages/markdown-address.ts";
import type { SiteFacts } from "../../ui/kit/site-facts.ts";
import { breadcrumbList, type Crumb } from "./structured-data.ts";
import { words } from "./words.ts";

const DESCRIPTION_LENGTH = 160;

/** As Open Graph writes them. */
const LOCALES: Record<Language, string> = { en: "en_GB", si: "si_LK", ta: "ta_LK" };

/** The image shown where a page is shared: 1200 × 630, PNG. */
type ShareImage = { url: string; alt: string };

/** Marks a text of a translated page that is stored in English: its letters tell. */
const languageOf = (text: string): { lang?: "en" } =>
  currentLanguage() === "en" || /\p{Script=Sinhala}|\p{Script=Tamil}/u.test(text) ? {} : { lang: "en" };

/** The feeds, linked in the head for autodiscovery: that of the page, and those of the site. */
const feeds = ({ feed }: PageMeta) =>
  [
    ...(feed === undefined ? [] : [feed]),
    { path: "/feeds/articles.xml", title: words.feeds.articles(siteName()) },
    { path: "/feeds/directory.xml", title: words.feeds.directory(siteName()) },
  ].map(({ path, title }) => ({ href: addressIn(currentLanguage(), path), title }));

export type PageMeta = {
  /** Without the site's name, which is appended. */
  title: string;
  /** Plain text of any length; it is cut to its first 160 characters. */
  description: string;
  /** The canonical address of this page, root-relative; undefined if it has none (errors). */
  path: string | undefined;
  /** False for pages that search engines should not index. */
  listed?: boolean;
  /** The languages in which a machine wrote some of it: there it is not indexed, and no page names it. */
  machineIn?: readonly Language[] | undefined;
  /** Uses the title as it is, without the site's name. */
  wholeTitle?: boolean;
  /** Keywords of the page. A translated page leaves out those that are stored in English. */
  keywords?: readonly string[];
  /** Defaults to the site's own card. */
  image?: ShareImage;
  /** The breadcrumb from Home to this page, without the page itself. */
  trail?: readonly Crumb[];
  /** The feed of what the page shows, root-relative and in English. The feeds of the site are named on every page. */
  feed?: { path: string; title: string };
  /** Where services learn how to embed the page: a JSON and an XML address, root-relative with query. */
  oembed?: (siteUrl: string) => Readonly<Record<"json" | "xml", string>>;
  /** The page's label in the breadcrumb, if it differs from the title. */
  here?: string;
  /** Article metadata, with days as YYYY-MM-DD and times in ISO 8601. */
  article?: { publishedTime: string; modifiedTime: string; author: string; section: string; tags: readonly string[] };
  /** The structured data of the page (see structured-data.ts). */
  structuredData?: (siteUrl: string) => readonly Thing[];
};

const isListed = ({ listed, machineIn }: PageMeta): boolean =>
  listed !== false && machineIn?.includes(currentLanguage()) !== true;

/** The head of a page: title, description, canonical address, robots, share cards, feeds, and JSON-LD. */
export function pageMeta(facts: SiteFacts, page: PageMeta): MetaDescriptor[] {
  const keywords = [...(page.keywords ?? []), ...words.keywords].filter((word) => languageOf(word).lang === undefined);
  const description = firstCharacters(page.description.replace(/\s+/g, " ").trim(), DESCRIPTION_LENGTH).trimEnd();
  return [
    { title: page.wholeTitle ? page.title : `${page.title} | ${siteName()}` },
    { name: "description", content: description, ...languageOf(description) },
    { name: "keywords", content: [...new Set(keywords)].join(", ") },
    { name: "robots", content: isListed(page) ? "index, follow, max-image-preview:large" : "noindex, follow" },
    ...addressedMeta(facts, page, description),
  ];
}

/** The tags that need absolute URLs. */
function addressedMeta(facts: SiteFacts, page: PageMeta, description: string): MetaDescriptor[] {
  const { siteUrl } = facts;
  const image = page.image ?? facts.card;
  const imageUrl = absoluteUrl(siteUrl, image.url);
  const language = currentLanguage();
  const url = page.path === undefined ? undefined : absoluteUrl(siteUrl, addressIn(language, page.path));
  return [
    ...(url === undefined
      ? []
      : [
          { tagName: "link", rel: "canonical", href: url },
          { property: "og:url", content: url },
        ]),
    { property: "og:title", content: page.title, ...languageOf(page.title) },
    { property: "og:description", content: description, ...languageOf(description) },
    { property: "og:image", content: imageUrl },
    { property: "og:image:alt", content: image.alt },
    ...machineMeta(facts, page),
  ];
}

/** The tags that only machines read. */
function machineMeta({ siteUrl, licence }: SiteFacts, page: PageMeta): MetaDescriptor[] {
  return [
    { property: "og:type", content: page.article === undefined ? "website" : "article" },
    { property: "og:site_name", content: siteName() },
    ...LANGUAGES.map((language) => ({
      property: language === currentLanguage() ? "og:locale" : "og:locale:alternate",
      content: LOCALES[language],
    })),
    ...alternates(siteUrl, page),
    // Nothing while all rights are reserved.
    ...(licence === undefined ? [] : [{ tagName: "link", rel: "license", href: licence.url }]),
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    // X takes title, description and image from the tags above.
    { name: "twitter:card", content: "summary_large_image" },
    ...articleMeta(page.article),
    ...asMarkdown(page),
    ...Object.entries(page.oembed?.(siteUrl) ?? {}).map(([format, href]) => ({
      ...{ tagName: "link", rel: "alternate", title: page.title, href },
      type: format === "json" ? "application/json+oembed" : "text/xml+oembed",
    })),
    ...feeds(page).map((feed) => ({ tagName: "link", rel: "alternate", type: "application/atom+xml", ...feed })),
    ...structuredData(siteUrl, page),
  ];
}

/** The same page in each language in which it is listed. */
function alternates(siteUrl: string, page: PageMeta): MetaDescriptor[] {
  const { path, machineIn = [] } = page;
  if (path === undefined || !isListed(page)) return [];
  const link = (hrefLang: string, language: Language) => ({
    ...{ tagName: "link", rel: "alternate", hrefLang },
    href: absoluteUrl(siteUrl, addressIn(language, path)),
  });
  const languages = LANGUAGES.filter((language) => !machineIn.includes(language));
  return [...languages.map((language) => link(language, language)), link("x-default", "en")];
}

/** The page as Markdown. */
function asMarkdown({ path }: PageMeta): MetaDescriptor[] {
  if (path === undefined || path.includes("?")) return [];
  const href = markdownAddress(addressIn(currentLanguage(), path));
  return [{ tagName: "link", rel: "alternate", type: "text/markdown", href }];
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

/** One script for all structured data of a page. */
function structuredData(siteUrl: string, page: PageMeta): MetaDescriptor[] {
  const way =
    page.trail === undefined || page.path === undefined
      ? []
      : [breadcrumbList(siteUrl, [...page.trail, { to: page.path, label: page.here ?? page.title }])];
  const things = [...way, ...(page.structuredData?.(siteUrl) ?? [])];
  if (things.length === 0) return [];
  return [{ "script:ld+json": { "@context": "https://schema.org", "@graph": things } }];
}

/** The head of an error page. */
export const errorMeta = (title: string): MetaDescriptor[] => [
  { title },
  { name: "robots", content: "noindex, follow" },
];
