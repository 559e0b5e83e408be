import { redirect } from "react-router";
import { articleLookup } from "../../articles/article-page/article-lookup.ts";
import type { Answer, Lookup } from "../../entries/page/find-entry.ts";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import { looksLikeId } from "../../platform/identifiers/identifier-kind.ts";
import { answered, failure, messageOf } from "../../platform/render/load-failure.ts";
import { tuskerLookup } from "../../tuskers/tusker-page/tusker-lookup.ts";

const unknown = () => failure(404, "");

/**
 * Leads from an id to the present address of the tusker or the article that has it. The answer is 303: the id names the
 * animal or the text itself, and the page is what is told of it, at an address that may change.
 */
export async function leadFromId(id: string, api: ApiClient, request: Request): Promise<never> {
  if (!looksLikeId(id)) throw unknown();
  const kinds: [EntryKind, Lookup<Answer>][] = [
    ["tusker", tuskerLookup(api, request)],
    ["article", articleLookup(api, request)],
  ];
  for (const [kind, { byId, list, signal, fallback }] of kinds) {
    const response = await answered(byId(id.toLowerCase()), signal, fallback);
    if (response.ok) {
      const { slug } = (await response.json()) as { slug: string };
      throw redirect(`${list}/${slug}`, 303);
    }
    if (response.status === 404) continue;
    // The page says what is gone.
    throw failure(response.status, await messageOf(response, fallback), { kind });
  }
  throw unknown();
}
