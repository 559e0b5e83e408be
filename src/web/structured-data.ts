import type { Article, BreadcrumbList, ImageObject, ItemList, Thing, WebPage, WebSite } from "schema-dts";
import type { ArticleCategory } from "../domain/articles/article.ts";
import type { ImageDetail } from "../domain/images/entry-images.ts";
import type { TuskerCategory } from "../domain/tuskers/tusker.ts";
import { SITE_NAME } from "./site-facts.ts";

/**
 * What pages tell machines about themselves (schema.org), as pieces that `pageMeta` writes into one JSON-LD script.
 * Nothing stands here that the page itself does not show: no date, no place.
 */

/** A step of the way to a page; `to` is root-relative. */
export type Crumb = { to: string; label: string };

export type Photograph = Pick<ImageDetail, "url" | "width" | "height" | "alt" | "credit" | "licence">;

/** An address on this site as others need it. Absolute ones (pictures of a public store) stay as they are. */
export const absoluteUrl = (siteUrl: string, address: string): string => new URL(address, `${siteUrl}/`).href;

const publisher = (siteUrl: string) =>
  ({ "@type": "Organization", "@id": `${siteUrl}/#publisher`, name: SITE_NAME, url: `${siteUrl}/` }) as const;

/** The site with its search, for Home. */
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

const CREATIVE_COMMONS = /^cc[ -](by(?:-(?:nc|sa|nd)){0,2})[ -](\d\.\d)$/i;

/** A licence is told by its address where it has one; by its name otherwise. */
function licenceOf(licence: string): NonNullable<ImageObject["license"]> {
  const [, kind, version] = CREATIVE_COMMONS.exec(licence.trim()) ?? [];
  if (kind !== undefined) return `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`;
  if (/^cc0\b/i.test(licence)) return "https://creativecommons.org/publicdomain/zero/1.0/";
  const url = /^https?:/i.test(licence) ? URL.parse(licence) : null;
  return url === null ? { "@type": "CreativeWork", name: licence } : url.href;
}

/** A photograph with who made it and on which terms it may be used. */
export const photographObject = (siteUrl: string, { url, width, height, alt, credit, licence }: Photograph) =>
  ({
    "@type": "ImageObject",
    contentUrl: absoluteUrl(siteUrl, url),
    url: absoluteUrl(siteUrl, url),
    width: { "@type": "QuantitativeValue", value: width, unitCode: "E37" },
    height: { "@type": "QuantitativeValue", value: height, unitCode: "E37" },
    ...(alt ? { caption: alt } : {}),
    ...(credit ? { creditText: credit, creator: { "@type": "Person", name: credit } } : {}),
    ...(licence ? { license: licenceOf(licence) } : {}),
  }) satisfies ImageObject;

/** Authors may be people or "The editors", who are none. */
const author = (name: string) =>
  /\b(?:the|editors?|editorial|team|department|society)\b/i.test(name)
    ? ({ "@type": "Organization", name } as const)
    : ({ "@type": "Person", name } as const);

export type ArticleFacts = {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  category: ArticleCategory;
  tags: readonly string[];
  /** YYYY-MM-DD. */
  publishDate: string;
  /** The picture that stands for it where it is shared, root-relative. */
  cardUrl: string;
  photographs: readonly Photograph[];
};

export const articleObject = (siteUrl: string, article: ArticleFacts): Article => {
  const url = absoluteUrl(siteUrl, `/articles/${article.slug}`);
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    url,
    mainEntityOfPage: url,
    datePublished: article.publishDate,
    author: author(article.author),
    publisher: publisher(siteUrl),
    articleSection: article.category,
    keywords: article.tags.join(", "),
    inLanguage: "en",
    image: [
      absoluteUrl(siteUrl, article.cardUrl),
      ...article.photographs.map((photograph) => photographObject(siteUrl, photograph)),
    ],
  };
};

export type TuskerFacts = {
  slug: string;
  name: string;
  summary: string;
  aliases: readonly string[];
  category: TuskerCategory;
  /** The picture that stands for him where he is shared, root-relative. */
  cardUrl: string;
  photographs: readonly Photograph[];
};

const SPECIES = { "@type": "Taxon", name: "Elephas maximus", taxonRank: "species" } as const;

/** Every wild elephant of the island is of its own subspecies; others may have come from India, Thailand or Myanmar. */
const taxonOf = (category: TuskerCategory) =>
  category === "wild"
    ? ({ "@type": "Taxon", name: "Elephas maximus maximus", taxonRank: "subspecies", parentTaxon: SPECIES } as const)
    : SPECIES;

/** A tusker, and the page that is about him and his kind. schema.org has no type for an animal, so he is a Thing. */
export const tuskerObjects = (siteUrl: string, tusker: TuskerFacts): [Thing, WebPage] => {
  const url = absoluteUrl(siteUrl, `/tuskers/${tusker.slug}`);
  const id = `${url}#tusker`;
  const taxon = taxonOf(tusker.category);
  return [
    {
      "@type": "Thing",
      "@id": id,
      name: tusker.name,
      ...(tusker.aliases.length > 0 ? { alternateName: [...tusker.aliases] } : {}),
      ...(tusker.summary === "" ? {} : { description: tusker.summary }),
      additionalType: taxon.name,
      url,
      image: [
        absoluteUrl(siteUrl, tusker.cardUrl),
        ...tusker.photographs.map((photograph) => photographObject(siteUrl, photograph)),
      ],
    },
    {
      "@type": "WebPage",
      "@id": url,
      url,
      name: tusker.name,
      inLanguage: "en",
      mainEntity: { "@id": id },
      about: taxon,
    },
  ];
};
