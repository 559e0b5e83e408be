import { data, redirectDocument } from "react-router";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { errorMeta, pageMeta } from "../../site/meta/page-meta.ts";
import { homeTrail } from "../../site/meta/structured-data.ts";
import { PageFailure } from "../../site/served/page-failure.tsx";
import type { Route } from "./+types/route";
import { KeyScreen } from "./key-screen.tsx";
import { words } from "./live-words.en.ts";
import { type KeyPage, loadKey } from "./load-key.ts";

/** A page with answers in its address is for one visitor: nobody keeps it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await loadKey(serverApi(context), request);
  const hasQuery = new URL(request.url).search !== "";
  return data(page, hasQuery ? { headers: { "Cache-Control": "no-store" } } : {});
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/**
 * The page is opened as a document of its own: its policy allows a photograph of the visitor, and no analytics script
 * of the page before it runs on. A visitor who comes back is at its address already.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  if (location.pathname !== pathname) throw redirectDocument(pathname + search);
  location.reload();
  return new Promise<KeyPage>(() => {});
}

/** Answers change the address behind # only; going back to the first one asks for nothing either. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined
    ? errorMeta(words.failure.title)
    : pageMeta(matches, {
        title: loaderData.texts.title,
        description: loaderData.texts.description,
        keywords: loaderData.texts.keywords,
        path: "/key",
        listed: loaderData.sent === "",
        trail: homeTrail(),
      });

export default function Key({ loaderData }: Route.ComponentProps) {
  return <KeyScreen {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} words={words.failure} to="/key" reloads />;
}
