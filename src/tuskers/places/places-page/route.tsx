import { useEntryPage } from "../../../entries/page/entry-page.browser.ts";
import { browserApi } from "../../../platform/api-client/api-client.ts";
import { serverApi } from "../../../platform/api-client/load-context.ts";
import { errorMeta } from "../../../site/meta/page-meta.ts";
import { PageFailure } from "../../../site/served/page-failure.tsx";
import { codeFor, madeHead, PageContent, served } from "../../../site/served/served-page.tsx";
import type { Route } from "./+types/route";
import { words } from "./words.en.ts";
import "../place-list.module.css";
import "./places-page.module.css";

const codeOf = (request: Request) => codeFor(request, import("./page.tsx"));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { placesPage } = await codeOf(request);
  return served(await placesPage(serverApi(context), request));
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { placesPage } = await codeOf(request);
  return placesPage(browserApi, request);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  madeHead(matches, loaderData) ?? errorMeta(words.failure.title);

export default function Places({ loaderData }: Route.ComponentProps) {
  useEntryPage();
  return <PageContent page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} words={words.failure} to="/places" />;
}
