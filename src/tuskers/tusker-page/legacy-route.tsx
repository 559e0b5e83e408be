import { useParams } from "react-router";
import { withinTimeLimit } from "../../entries/page/detail-time-limit.ts";
import { EntryFailure, entryFailureMeta } from "../../entries/page/entry-failure.tsx";
import { leadToEntry } from "../../entries/page/find-entry.ts";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import type { Route } from "./+types/legacy-route";
import { tuskerLookup } from "./tusker-lookup.ts";
import { words } from "./words.en.ts";

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  leadToEntry(params.id, tuskerLookup(serverApi(context), request));

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  withinTimeLimit(leadToEntry(params.id, tuskerLookup(browserApi, request)), "tusker", params.id);

export const meta: Route.MetaFunction = ({ error }) => entryFailureMeta(error, words);

/** Never rendered: the loader always redirects or throws, and the error screen below is shown. */
export default function LegacyTusker() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { id = "" } = useParams();
  return <EntryFailure error={error} name={id} list="/tuskers" words={words} />;
}
