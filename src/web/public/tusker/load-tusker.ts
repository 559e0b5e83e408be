import { redirect } from "react-router";
import type { TuskerDetail } from "../../../domain/tuskers/tusker.ts";
import type { ApiClient } from "../../api-client.ts";
import { answered, failureFrom } from "../../load-failure.ts";

export const TUSKER_FAILURE = "This tusker could not be loaded. Please try again in a moment.";

export type TuskerPage = Pick<
  TuskerDetail,
  | "slug"
  | "name"
  | "summary"
  | "descriptionHtml"
  | "status"
  | "statusAsOf"
  | "statusNote"
  | "age"
  | "ageNote"
  | "location"
  | "category"
  | "tags"
  | "aliases"
> & { sources: Pick<TuskerDetail["sources"][number], "title" | "url">[] };

/** Loads a tusker by the slug in the address; a former slug leads to the present one for good. */
export async function loadTusker(api: ApiClient, slug: string, { signal }: Request): Promise<TuskerPage> {
  // Unencoded, an address such as "..%2Ffeatured" would be another call.
  const param = { slug: encodeURIComponent(slug) };
  const call = api.api.tuskers.slug[":slug"].$get({ param }, { init: { signal } });
  const response = await answered(call, signal, TUSKER_FAILURE);
  if (!response.ok) throw await failureFrom(response, TUSKER_FAILURE);
  const tusker = await response.json();
  // The call for a former slug was answered by a redirect, which `fetch` has followed.
  if (tusker.slug !== slug) throw redirect(`/tuskers/${tusker.slug}`, 301);
  return {
    slug: tusker.slug,
    name: tusker.name,
    summary: tusker.summary,
    descriptionHtml: tusker.descriptionHtml,
    status: tusker.status,
    statusAsOf: tusker.statusAsOf,
    statusNote: tusker.statusNote,
    age: tusker.age,
    ageNote: tusker.ageNote,
    location: tusker.location,
    category: tusker.category,
    tags: tusker.tags,
    aliases: tusker.aliases,
    sources: tusker.sources.map(({ title, url }) => ({ title, url })),
  };
}
