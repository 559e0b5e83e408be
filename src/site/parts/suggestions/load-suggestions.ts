import { tagWords } from "../../../content/kinds/tag-words.ts";
import type { PlaceKey } from "../../../content/places/places.ts";
import { type TuskerCardFields, toCardFields } from "../../../content/tuskers/card-fields.ts";
import { storedWord } from "../../../platform/languages/stored-word.ts";
import { foldForSearch } from "../../../platform/text/fold.ts";
import { readSearch } from "../../../ui/kit/lists/list-parameters.ts";
import type { PageReaders } from "../../reading/page-readers.server.ts";
import { type ArticleCardFields, toArticleCardFields } from "../cards/article/card-fields.ts";
import { alsoKnownAs } from "../search/also-known-as.ts";
import { type Suggestion, suggestTuskers } from "../search/find-tuskers.ts";

const MOST_TUSKERS = 4;
const MOST_OF_OTHERS = 3;

export type Suggestions = {
  search: string;
  tuskers: {
    card: TuskerCardFields;
    /** The other name that matched. */
    alsoKnownAs: string | undefined;
  }[];
  /** How many tuskers the search finds. */
  total: number;
  /** Similar spellings, if it finds none. */
  near: Suggestion[];
  places: PlaceKey[];
  /** Tags, as they are stored, of the tuskers that were found. */
  tags: string[];
  articles: ArticleCardFields[];
};

const NOTHING = { tuskers: [], total: 0, near: [], places: [], tags: [], articles: [] };

/** What a search would find, by names, places, tags and titles alone: texts are read only once it is sent. */
export async function loadSuggestions(readers: PageReaders, url: string): Promise<Suggestions> {
  const search = readSearch(new URL(url).searchParams.get("q"));
  const words = foldForSearch(search);
  if (words === "") return { search, ...NOTHING };
  const [found, articles] = await Promise.all([
    readers.tuskersLike(search, MOST_TUSKERS),
    readers.articles({ search, category: "" }, { page: 1, perPage: MOST_OF_OTHERS }),
  ]);
  const has = (text: string): boolean => foldForSearch(text).includes(words);
  const tags = new Set(found.items.flatMap(({ tags }) => tags));
  return {
    search,
    tuskers: found.items.map((tusker) => ({ card: toCardFields(tusker), alsoKnownAs: alsoKnownAs(tusker, search) })),
    total: found.total,
    near: found.total === 0 ? await suggestTuskers(readers, search) : [],
    places: readers.placesNamed(search).slice(0, MOST_OF_OTHERS),
    tags: [...tags].filter((tag) => has(tag) || has(storedWord(tagWords, tag))).slice(0, MOST_OF_OTHERS),
    articles: articles.items.map(toArticleCardFields),
  };
}
