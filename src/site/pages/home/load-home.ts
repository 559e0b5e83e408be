import type { PlaceSummary } from "../../../content/lives/places/place-schemas.ts";
import type { Tally } from "../../../content/search/entry-index.server.ts";
import { type ShownPage, toShownPage } from "../../../content/texts/shown-page.ts";
import { type TuskerCardFields, toCardFields } from "../../../content/tuskers/card-fields.ts";
import { type ArticleCardFields, RECENT_ARTICLES, toArticleCardFields } from "../../parts/cards/article/card-fields.ts";
import type { PageReaders } from "../../reading/page-readers.server.ts";

export type HomePage = {
  page: ShownPage<"home">;
  counts: Tally;
  featured: TuskerCardFields[];
  /** Empty where the map is left out. */
  places: readonly PlaceSummary[];
  articles: ArticleCardFields[];
};

/**
 * Loads Home: its texts, how many tuskers there are, the featured ones in order, the places of the map, and the newest
 * articles.
 */
export async function loadHome(readers: PageReaders, draft?: ShownPage<"home">): Promise<HomePage> {
  const [page, counts, featured, places, newest] = await Promise.all([
    draft ?? readers.text("home").then(toShownPage<"home">),
    readers.tuskerTally(),
    readers.featuredTuskers(),
    readers.placesForMap(),
    readers.recentArticles(RECENT_ARTICLES),
  ]);
  return { page, counts, featured: featured.map(toCardFields), places, articles: newest.map(toArticleCardFields) };
}
