import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { type ListPage, optionalList, pageOf } from "../../platform/render/read-answer.ts";
import { type TuskerCardFields, toCardFields } from "../card/card-fields.ts";
import type { Tusker } from "../tusker.ts";
import { alsoKnownAs } from "./also-known-as.ts";
import { TUSKERS_PER_PAGE, type TuskerQuery } from "./tusker-query.ts";

const MAX_SUGGESTIONS = 3;

export type FoundTusker = TuskerCardFields & {
  firstTag: string | undefined;
  /** The other name that matched the search; undefined if his main name matches. */
  alsoKnownAs: string | undefined;
};

/** A name spelt similarly to the search. */
export type Suggestion = { slug: string; name: string };

function toFoundTusker(tusker: Tusker, search: string): FoundTusker {
  const card = toCardFields(tusker);
  const matched = alsoKnownAs(tusker, search);
  // If the card already shows the name that matched, it is not repeated here.
  const nativeNames = card.nativeNames.filter(({ name }) => name !== matched);
  return { ...card, nativeNames, firstTag: tusker.tags[0], alsoKnownAs: matched };
}

/**
 * One page of the tuskers that match all criteria.
 * @throws the failure of the call, with the API's message or otherwise with `fallback`
 */
export async function findTuskers(
  api: ApiClient,
  { search, category, status, page }: TuskerQuery,
  asked: { signal: AbortSignal; fallback: string },
): Promise<ListPage<FoundTusker>> {
  const query = { search, category, status, page: String(page), limit: String(TUSKERS_PER_PAGE) };
  const call = api.api.tuskers.$get({ query }, { init: { signal: asked.signal } });
  const { items, ...found } = await pageOf(call, TUSKERS_PER_PAGE, asked);
  return { ...found, items: items.map((tusker) => toFoundTusker(tusker, search)) };
}

/** Similar spellings of a name that was not found. They are optional: if the call fails, there are none. */
export async function suggestTuskers(api: ApiClient, search: string, signal: AbortSignal): Promise<Suggestion[]> {
  if (search === "") return [];
  const near = await optionalList(api.api.tuskers.search.suggest.$get({ query: { q: search } }, { init: { signal } }));
  return near.slice(0, MAX_SUGGESTIONS).map(({ slug, name }) => ({ slug, name }));
}
