import type { MetaDescriptor } from "react-router";
import { SITE_NAME } from "./site-facts.ts";

const DESCRIPTION_LENGTH = 160;

type Match = { id: string; loaderData?: unknown } | undefined;

function siteUrlOf(matches: readonly Match[]): string | undefined {
  const facts = matches.find((match) => match?.id === "root")?.loaderData;
  const known = typeof facts === "object" && facts !== null && "siteUrl" in facts;
  return known && typeof facts.siteUrl === "string" ? facts.siteUrl : undefined;
}

export type PageMeta = {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** Root-relative address that stands for this page; undefined where it has none of its own (errors). */
  path: string | undefined;
  /** False for pages that search engines are not to list. */
  listed?: boolean;
  /** The title as it stands, without the site's name. */
  wholeTitle?: boolean;
};

/** The head of a page: title, description, canonical address, robots. */
export function pageMeta(matches: readonly Match[], page: PageMeta): MetaDescriptor[] {
  const siteUrl = siteUrlOf(matches);
  return [
    { title: page.wholeTitle ? page.title : `${page.title} | ${SITE_NAME}` },
    { name: "description", content: page.description.slice(0, DESCRIPTION_LENGTH) },
    { name: "robots", content: page.listed === false ? "noindex, follow" : "index, follow" },
    ...(siteUrl !== undefined && page.path !== undefined
      ? [{ tagName: "link", rel: "canonical", href: `${siteUrl}${page.path}` }]
      : []),
  ];
}

/** The head of a page that could not be shown. */
export const errorMeta = (title: string): MetaDescriptor[] => [
  { title },
  { name: "robots", content: "noindex, follow" },
];
