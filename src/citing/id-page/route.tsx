import { isRouteErrorResponse, useParams } from "react-router";
import { words as articleWords } from "../../articles/article-page/words.en.ts";
import { EntryFailure, entryFailureMeta } from "../../entries/page/entry-failure.tsx";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { errorMeta } from "../../site/meta/page-meta.ts";
import { NotFoundScreen } from "../../site/not-found/not-found-screen.tsx";
import { words as notFoundWords } from "../../site/not-found/words.en.tsx";
import { codeFor } from "../../site/served/served-page.tsx";
import { words as tuskerWords } from "../../tuskers/tusker-page/words.en.ts";
import type { Route } from "./+types/route";
import type { IdFailure } from "./load-id.ts";

/** Browsers load it when a link leads here, and not with the page that tells a failure. */
const codeOf = (request: Request) => codeFor(request, import("./load-id.ts"));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { leadFromId } = await codeOf(request);
  return leadFromId(params.id, serverApi(context), request);
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { leadFromId } = await codeOf(request);
  return leadFromId(params.id, browserApi, request);
}

const isUnknown = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

const wordsFor = (error: unknown) =>
  isRouteErrorResponse(error) && (error.data as Partial<IdFailure> | null)?.kind === "article"
    ? articleWords
    : tuskerWords;

export const meta: Route.MetaFunction = ({ error }) =>
  isUnknown(error) ? errorMeta(`404 - ${notFoundWords.titles.page}`) : entryFailureMeta(error, wordsFor(error));

/** Never rendered: the loader always redirects or throws, and the error screen below is shown. */
export default function PermanentAddress() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { id = "" } = useParams();
  if (isUnknown(error)) {
    return (
      <NotFoundScreen title={notFoundWords.titles.page} message={notFoundWords.noPage}>
        <ButtonLink to="/">{notFoundWords.buttons.home}</ButtonLink>
      </NotFoundScreen>
    );
  }
  const words = wordsFor(error);
  return (
    <EntryFailure error={error} name={id} list={words === articleWords ? "/articles" : "/tuskers"} words={words} />
  );
}
