import { redirect } from "react-router";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { looksLikeId } from "../../platform/identifiers/identifier-kind.ts";
import { answered, failureFrom, invalidAnswer } from "../../platform/render/load-failure.ts";
import type { TuskerCardFields } from "../card/tusker-card.tsx";
import { TUSKER_FAILURE } from "./tusker-failure.tsx";
import type { TuskerRecord } from "./tusker-record.ts";
import { toRelatedTuskers, toTuskerRecord } from "./tusker-screen.tsx";

export type TuskerPage = { tusker: TuskerRecord; related: TuskerCardFields[] };

/**
 * Loads a tusker by what stands in the address, and who to read about next. A former slug, or his id, leads to the
 * present address for good.
 */
export async function loadTusker(api: ApiClient, name: string, { signal }: Request): Promise<TuskerPage> {
  const init = { init: { signal } };
  // Unencoded, an address such as "..%2Ffeatured" would be another call.
  const call = looksLikeId(name)
    ? api.api.tuskers[":id"].$get({ param: { id: name.toLowerCase() } }, init)
    : api.api.tuskers.slug[":slug"].$get({ param: { slug: encodeURIComponent(name) } }, init);
  const response = await answered(call, signal, TUSKER_FAILURE);
  if (!response.ok) throw await failureFrom(response, TUSKER_FAILURE);
  const tusker = await answered(response.json(), signal, TUSKER_FAILURE);
  if (!tusker.name) throw invalidAnswer();
  // The call for a former slug was answered by a redirect, which `fetch` has followed.
  if (tusker.slug !== name) throw redirect(`/tuskers/${tusker.slug}`, 301);
  return { tusker: toTuskerRecord(tusker), related: await findRelated(api, tusker._id, signal) };
}

/** Tuskers to read about next. They are an extra: where they cannot be had the record stands without them. */
async function findRelated(api: ApiClient, id: string, signal: AbortSignal): Promise<TuskerCardFields[]> {
  try {
    const response = await api.api.tuskers[":id"].related.$get({ param: { id } }, { init: { signal } });
    return response.ok ? toRelatedTuskers(await response.json()) : [];
  } catch {
    return [];
  }
}
