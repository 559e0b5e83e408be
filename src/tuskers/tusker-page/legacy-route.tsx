import { useParams } from "react-router";
import { withinTimeLimit } from "../../entries/page/detail-time-limit.ts";
import { EntryFailure, entryFailureMeta } from "../../entries/page/entry-failure.tsx";
import { leadToEntry } from "../../entries/page/lead-to-entry.ts";
import { type ApiClient, browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import type { Route } from "./+types/legacy-route";
import { words } from "./words.en.ts";

function leadToTusker({ api: { tuskers } }: ApiClient, name: string, { signal }: Request): Promise<never> {
  const init = { init: { signal } };
  return leadToEntry(name, {
    list: "/tuskers",
    byId: (id) => tuskers[":id"].$get({ param: { id } }, init),
    bySlug: (slug) => tuskers.slug[":slug"].$get({ param: { slug } }, init),
    signal,
    failure: words.failure.message,
  });
}

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  leadToTusker(serverApi(context), params.id, request);

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  withinTimeLimit(leadToTusker(browserApi, params.id, request), "tusker", params.id);

export const meta: Route.MetaFunction = ({ error }) => entryFailureMeta(error, words);

/** Never rendered: the loader always redirects or throws, and the error screen below is shown. */
export default function LegacyTusker() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { id = "" } = useParams();
  return <EntryFailure error={error} name={id} list="/tuskers" words={words} />;
}
