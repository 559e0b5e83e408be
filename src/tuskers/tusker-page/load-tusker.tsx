import { redirect } from "react-router";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { looksLikeId } from "../../platform/identifiers/identifier-kind.ts";
import { answered, failureFrom, invalidAnswer } from "../../platform/render/load-failure.ts";
import type { TuskerCardFields } from "../card/tusker-card.tsx";
import type { TuskerRecord } from "./tusker-record.ts";
import { toRelatedTuskers, toTuskerRecord } from "./tusker-screen.tsx";
import { words } from "./words.en.ts";

export type TuskerPage = { tusker: TuskerRecord; related: TuskerCardFields[] };

/**
 * Loads the tusker named in the address, and related tuskers. A former slug or an id redirects permanently to the
 * current address.
 */
export async function loadTusker(api: ApiClient, name: string, { signal }: Request): Promise<TuskerPage> {
  const init = { init: { signal } };
  // Without encoding, an address such as "..%2Ffeatured" would reach another API route.
  const call = looksLikeId(name)
    ? api.api.tuskers[":id"].$get({ param: { id: name.toLowerCase() } }, init)
    : api.api.tuskers.slug[":slug"].$get({ param: { slug: encodeURIComponent(name) } }, init);
  const response = await answered(call, signal, words.failure.message);
  if (!response.ok) throw await failureFrom(response, words.failure.message);
  const tusker = await answered(response.json(), signal, words.failure.message);
  if (!tusker.name) throw invalidAnswer();
  // For a former slug the API answers with a redirect, which `fetch` has followed.
  if (tusker.slug !== name) throw redirect(`/tuskers/${tusker.slug}`, 301);
  return { tusker: toTuskerRecord(tusker), related: await findRelated(api, tusker._id, signal) };
}

/** Tuskers to read about next. They are optional: if the call fails, the page is shown without them. */
async function findRelated(api: ApiClient, id: string, signal: AbortSignal): Promise<TuskerCardFields[]> {
  try {
    const response = await api.api.tuskers[":id"].related.$get({ param: { id } }, { init: { signal } });
    return response.ok ? toRelatedTuskers(await response.json()) : [];
  } catch {
    return [];
  }
}
