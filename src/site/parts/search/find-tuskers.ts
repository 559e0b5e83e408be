import { tagWords } from "../../../content/kinds/tag-words.ts";
import { type TuskerCardFields, toCardFields } from "../../../content/tuskers/card-fields.ts";
import type { Tusker } from "../../../content/tuskers/tusker.ts";
import { storedWord } from "../../../platform/languages/stored-word.ts";
import { findFolded } from "../../../platform/text/find-folded.ts";
import { foldForSearch } from "../../../platform/text/fold.ts";
import { type ListPage, listPage } from "../../../ui/render/list-page.ts";
import type { PageReaders } from "../../reading/page-readers.server.ts";
import { type FoundBy, foundByOf } from "../cards/tusker/found-by.ts";
import { alsoKnownAs } from "./also-known-as.ts";
import { TUSKERS_PER_PAGE, type TuskerQuery } from "./tusker-query.ts";

const MAX_SUGGESTIONS = 3;

export type FoundTusker = {
  card: TuskerCardFields;
  firstTag: string | undefined;
  /** His tags that have the words of the search, as they are stored. */
  tags: readonly string[];
  /** The other name that matched the search; undefined if his main name matches. */
  alsoKnownAs: string | undefined;
  /** What else matched the search; undefined if the card shows already what did. */
  foundBy: FoundBy | undefined;
};

/** A name spelt similarly to the search. */
export type Suggestion = { slug: string; name: string };

function toFoundTusker(tusker: Tusker, search: string): FoundTusker {
  const card = toCardFields(tusker);
  const matched = alsoKnownAs(tusker, search);
  // The name that matched stands once on the card.
  const nativeNames = card.nativeNames.filter(({ name }) => name !== matched);
  const found = nativeNames.length === card.nativeNames.length ? card : { ...card, nativeNames };
  const words = foldForSearch(search);
  const has = (text: string): boolean => findFolded(text, words) !== undefined;
  return {
    card: found,
    firstTag: tusker.tags[0],
    tags: tusker.tags.filter((tag) => has(tag) || has(storedWord(tagWords, tag))),
    alsoKnownAs: matched,
    foundBy: matched === undefined ? foundByOf(tusker, search) : undefined,
  };
}

/** One page of the tuskers that match all criteria. */
export async function findTuskers(readers: PageReaders, query: TuskerQuery): Promise<ListPage<FoundTusker>> {
  const found = await readers.tuskers(query, { page: query.page, perPage: TUSKERS_PER_PAGE });
  return listPage(found, TUSKERS_PER_PAGE, (tusker) => toFoundTusker(tusker, query.search));
}

/** Similar spellings of a name that was not found. */
export async function suggestTuskers(readers: PageReaders, search: string): Promise<Suggestion[]> {
  if (search === "") return [];
  const near = await readers.suggestions(search);
  return near.slice(0, MAX_SUGGESTIONS).map(({ slug, name }) => ({ slug, name }));
}
