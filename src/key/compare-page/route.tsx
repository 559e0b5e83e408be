import { data } from "react-router";
import { useEntryPage } from "../../entries/page/entry-page.browser.ts";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { errorMeta } from "../../site/meta/page-meta.ts";
import { PageFailure } from "../../site/served/page-failure.tsx";
import { codeFor, madeHead, PageContent, served } from "../../site/served/served-page.tsx";
import type { Route } from "./+types/route";
import { failure } from "./failure.en.ts";
import "./compare-page.module.css";

const codeOf = (request: Request) => codeFor(request, import("./page.tsx"));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { comparePage } = await codeOf(request);
  const { isKnown, ...page } = await comparePage(serverApi(context), request);
  return data(served(page), { status: isKnown ? 200 : 404 });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { comparePage } = await codeOf(request);
  return comparePage(browserApi, request);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  madeHead(matches, loaderData) ?? errorMeta(failure.title);

export default function Compare({ loaderData }: Route.ComponentProps) {
  useEntryPage();
  return <PageContent page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} words={failure} to="/compare" />;
}
