import { isRouteErrorResponse, useParams } from "react-router";
import { words as articleWords } from "../../articles/article-page/words.en.ts";
import { withinTimeLimit } from "../../entries/page/detail-time-limit.ts";
import { EntryFailure, entryFailureMeta } from "../../entries/page/entry-failure.tsx";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import NotFound, { meta as notFoundMeta } from "../../site/not-found/route.tsx";
import { words as tuskerWords } from "../../tuskers/tusker-page/words.en.ts";
import type { Route } from "./+types/route";
import { type IdFailure, leadFromId } from "./load-id.ts";

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  leadFromId(params.id, serverApi(context), request);

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  withinTimeLimit(leadFromId(params.id, browserApi, request), "tusker", params.id);

const isUnknown = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

const wordsFor = (error: unknown) =>
  isRouteErrorResponse(error) && (error.data as Partial<IdFailure> | null)?.kind === "article"
    ? articleWords
    : tuskerWords;

export const meta: Route.MetaFunction = ({ error, location }) =>
  isUnknown(error) ? notFoundMeta({ location }) : entryFailureMeta(error, wordsFor(error));

/** Never rendered: the loader always redirects or throws, and the error screen below is shown. */
export default function PermanentAddress() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { id = "" } = useParams();
  if (isUnknown(error)) return <NotFound />;
  const words = wordsFor(error);
  return (
    <EntryFailure error={error} name={id} list={words === articleWords ? "/articles" : "/tuskers"} words={words} />
  );
}
