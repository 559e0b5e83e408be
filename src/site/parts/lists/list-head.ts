import type { PageMeta } from "../../meta/page-meta.ts";
import { type Crumb, homeTrail, itemList } from "../../meta/structured-data.ts";

/** The texts of a list of entries. */
export type ListWords = {
  title: string;
  titleOfPage(page: number): string;
  description: string;
  keywords: readonly string[];
  lead: string;
  /** `order` follows the number of entries. */
  found: { counted(entries: number): string; order: string; page(page: number, pages: number): string };
  none: { title: string; message: string };
  failure: { title: string; message: string };
};

type ShownList = {
  /** The canonical address of this page of the list. */
  path: string;
  isFiltered: boolean;
  /** Counted from 1. */
  page: number;
  perPage: number;
  total: number;
  items: readonly Crumb[];
};

/** The head of one page of a list. */
export function listHead(words: ListWords, list: ShownList): PageMeta {
  const { path, isFiltered, page, perPage, total, items } = list;
  return {
    title: page > 1 ? words.titleOfPage(page) : words.title,
    description: words.description,
    path,
    listed: !isFiltered,
    keywords: words.keywords,
    trail: homeTrail(),
    here: words.title,
    structuredData: (siteUrl) => [
      itemList(siteUrl, { name: words.title, total, first: (page - 1) * perPage + 1, items }),
    ],
  };
}
