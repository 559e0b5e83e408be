import { redirect } from "react-router";
import { lookupOrder } from "../../platform/identifiers/identifier-kind.ts";
import { answered, failureFrom, invalidAnswer } from "../../platform/render/load-failure.ts";

type Lookup = {
  /** The address of the list; entries are below it. */
  list: string;
  byId(id: string): Promise<Response>;
  bySlug(slug: string): Promise<Response>;
  signal: AbortSignal;
  /** Used if the API gives no reason. */
  failure: string;
};

/** Resolves an address of the earlier site, by id or by slug, and redirects there permanently. */
export async function leadToEntry(name: string, { list, byId, bySlug, signal, failure }: Lookup): Promise<never> {
  let missing: Response | undefined;
  for (const kind of lookupOrder(name)) {
    const call = kind === "id" ? byId(encodeURIComponent(name.toLowerCase())) : bySlug(encodeURIComponent(name));
    const response = await answered(call, signal, failure);
    if (response.ok) {
      const { slug } = (await response.json()) as { slug: string };
      throw redirect(`${list}/${slug}`, 301);
    }
    missing = response;
    if (response.status !== 404) break;
  }
  throw missing === undefined ? invalidAnswer() : await failureFrom(missing, failure);
}
