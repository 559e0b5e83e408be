import { redirect } from "react-router";
import type { PlaceKey } from "../../../content/places/places.ts";
import type { LibrarySource } from "../../../content/sources/library-source.ts";
import { type TuskerCardFields, toCardFields } from "../../../content/tuskers/card-fields.ts";
import { isTuskerCategory } from "../../../content/tuskers/status.ts";
import { foldForSearch } from "../../../platform/text/fold.ts";
import type { ListPage } from "../../../ui/render/list-page.ts";
import { type ArticleCardFields, toArticleCardFields } from "../../parts/cards/article/card-fields.ts";
import { type FoundTusker, findTuskers, type Suggestion, suggestTuskers } from "../../parts/search/find-tuskers.ts";
import {
  nothingAskedAddress,
  readSearchRequest,
  type SearchRequest,
  searchAddress,
} from "../../parts/search/search-address.ts";
import type { PageReaders } from "../../reading/page-readers.server.ts";

const MAX_FEATURED = 3;
const MOST_OF_A_GROUP = 3;
const MOST_PLACES = 6;
const NOWHERE: Elsewhere = {
  places: { items: [], total: 0 },
  articles: { items: [], total: 0 },
  tags: [],
  sources: { items: [], total: 0 },
};
const NOBODY: ListPage<FoundTusker> = { items: [], total: 0, lastPage: 1 };

/**
 * Articles that have the words; those without them in title or excerpt come with the sentence of their text. `total`
 * counts only those with them in title or excerpt.
 */
type FoundArticles = { items: (ArticleCardFields & { sentence: string | undefined })[]; total: number };

type FoundSources = { items: Pick<LibrarySource, "key" | "title" | "language">[]; total: number };

/** A tag, as it is stored, and how many tuskers a search for it finds. */
type FoundTag = { tag: string; tuskers: number };

/** What else the site has of what was searched for. */
export type Elsewhere = {
  places: { items: PlaceKey[]; total: number };
  articles: FoundArticles;
  tags: FoundTag[];
  sources: FoundSources;
};

export type SearchPage = ListPage<FoundTusker> & {
  request: SearchRequest;
  /** Similar spellings, and tuskers to look at instead, if nothing was found. */
  suggestions: Suggestion[];
  elsewhere: Elsewhere;
  featured: TuskerCardFields[];
};

/** The tags of these tuskers that have the words of a search and say more than they do. */
async function findTags(readers: PageReaders, found: readonly FoundTusker[], search: string): Promise<FoundTag[]> {
  const all = new Set(found.flatMap(({ tags }) => tags));
  const narrower = [...all].filter((tag) => foldForSearch(tag) !== foldForSearch(search)).sort();
  return Promise.all(
    narrower.slice(0, MOST_OF_A_GROUP).map(async (tag) => ({ tag, tuskers: await readers.tuskersFound(tag) })),
  );
}

/** What was found of the words of a search, besides tuskers; nothing on later pages, which show more tuskers. */
async function findElsewhere(
  readers: PageReaders,
  found: readonly FoundTusker[],
  { search, page }: SearchRequest,
): Promise<Elsewhere> {
  if (search === "" || page > 1) return NOWHERE;
  const [{ articles, sources }, tags] = await Promise.all([
    readers.elsewhere(search, MOST_OF_A_GROUP),
    findTags(readers, found, search),
  ]);
  const places = readers.placesNamed(search);
  return {
    places: { items: places.slice(0, MOST_PLACES), total: places.length },
    tags,
    articles: {
      total: articles.total,
      items: articles.items.map(({ article, sentence }) => ({ ...toArticleCardFields(article), sentence })),
    },
    sources: {
      total: sources.total,
      items: sources.items.map(({ key, title, language }) => ({ key, title, language })),
    },
  };
}

/** Loads one page of the search results. A page number beyond the last redirects to the last page. */
export async function loadSearch(readers: PageReaders, url: string): Promise<SearchPage> {
  const request = readSearchRequest(new URL(url).searchParams);
  const { search, category, page } = request;
  if (search === "" && category === "") throw redirect(nothingAskedAddress());
  const found =
    category === "" || isTuskerCategory(category)
      ? await findTuskers(readers, { search, category, status: "", page })
      : NOBODY;
  if (page > found.lastPage) throw redirect(searchAddress({ ...request, page: found.lastPage }));
  const elsewhere = await findElsewhere(readers, found.items, request);
  if (found.total > 0) return { ...found, request, suggestions: [], elsewhere, featured: [] };
  const [suggestions, featured] = await Promise.all([
    suggestTuskers(readers, search),
    readers.optional(readers.featuredTuskers()),
  ]);
  return { ...found, request, suggestions, elsewhere, featured: featured.slice(0, MAX_FEATURED).map(toCardFields) };
}
