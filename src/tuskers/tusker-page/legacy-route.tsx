import { redirect, useParams } from "react-router";
import { withinTimeLimit } from "../../entries/page/detail-time-limit.ts";
import { type ApiClient, browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { lookupOrder } from "../../platform/identifiers/identifier-kind.ts";
import { answered, failureFrom, invalidAnswer } from "../../platform/render/load-failure.ts";
import type { Route } from "./+types/legacy-route";
import { TUSKER_FAILURE, TuskerFailure, tuskerFailureMeta } from "./tusker-failure.tsx";

/** Finds the slug of what an address of the earlier site names, by id or by slug, and leads there for good. */
async function leadToTusker(api: ApiClient, name: string, { signal }: Request): Promise<never> {
  let missing: Response | undefined;
  for (const kind of lookupOrder(name)) {
    const init = { init: { signal } };
    const call =
      kind === "id"
        ? api.api.tuskers[":id"].$get({ param: { id: encodeURIComponent(name.toLowerCase()) } }, init)
        : api.api.tuskers.slug[":slug"].$get({ param: { slug: encodeURIComponent(name) } }, init);
    const response = await answered(call, signal, TUSKER_FAILURE);
    if (response.ok) throw redirect(`/tuskers/${(await response.json()).slug}`, 301);
    missing = response;
    if (response.status !== 404) break;
  }
  throw missing === undefined ? invalidAnswer() : await failureFrom(missing, TUSKER_FAILURE);
}

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  leadToTusker(serverApi(context), params.id, request);

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  withinTimeLimit(leadToTusker(browserApi, params.id, request), "tusker", params.id);

export const meta: Route.MetaFunction = ({ error }) => tuskerFailureMeta(error);

/** Every way out of the loader leads elsewhere, or to the screen below. */
export default function LegacyTusker() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { id = "" } = useParams();
  return <TuskerFailure error={error} name={id} />;
}
