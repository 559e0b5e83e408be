import { redirect } from "react-router";
import { looksLikeId, lookupOrder } from "../../platform/identifiers/identifier-kind.ts";
import { answered, failureFrom, invalidAnswer } from "../../platform/render/load-failure.ts";
import { contentOf } from "../../platform/render/read-answer.ts";

/** Where the entries of one kind are, and the calls that find them. */
export type Lookup<Found> = {
  /** The address of the list; entries are below it. */
  list: string;
  byId(id: string): Promise<Found>;
  bySlug(slug: string): Promise<Found>;
  signal: AbortSignal;
  /** The message if the API gives no reason. */
  fallback: string;
};

export type Answer = Pick<Response, "ok" | "status" | "json">;

/** Loads the entry named in an address. A former slug or an id redirects permanently to the current address. */
export async function loadEntry<Found extends Answer>(name: string, lookup: Lookup<Found>) {
  // Without encoding, an address such as "..%2Frecent" would reach another API route.
  const call = looksLikeId(name) ? lookup.byId(name.toLowerCase()) : lookup.bySlug(encodeURIComponent(name));
  const entry = await contentOf(call, lookup);
  const { slug } = entry as { slug?: string };
  if (!slug) throw invalidAnswer();
  // For a former slug the API answers with a redirect, which `fetch` has followed.
  if (slug !== name) throw redirect(`${lookup.list}/${slug}`, 301);
  return entry;
}

/** Resolves an address of the earlier site, by id or by slug, and redirects there permanently. */
export async function leadToEntry(name: string, lookup: Lookup<Answer>): Promise<never> {
  const { list, signal, fallback } = lookup;
  let missing: Answer | undefined;
  for (const kind of lookupOrder(name)) {
    const call =
      kind === "id" ? lookup.byId(encodeURIComponent(name.toLowerCase())) : lookup.bySlug(encodeURIComponent(name));
    const response = await answered(call, signal, fallback);
    if (response.ok) {
      const { slug } = (await response.json()) as { slug: string };
      throw redirect(`${list}/${slug}`, 301);
    }
    missing = response;
    if (response.status !== 404) break;
  }
  throw missing === undefined ? invalidAnswer() : await failureFrom(missing, fallback);
}
