import { useLocation } from "react-router";
import { ListFailure } from "../../entries/list-page/list-failure.tsx";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { readFailure } from "../../platform/render/load-failure.ts";
import { errorMeta } from "../../site/meta/page-meta.ts";
import { codeFor, madeHead, PageContent, served } from "../../site/served/served-page.tsx";
import type { Route } from "./+types/route";
import { Filter } from "./filter.tsx";
import { readListRequest } from "./list-address.ts";
import { words } from "./words.en.ts";
import "./sources-page.module.css";

const codeOf = (request: Request) => codeFor(request, import("./page.tsx"));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sourcesPage } = await codeOf(request);
  return served(await sourcesPage(serverApi(context), request));
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { sourcesPage } = await codeOf(request);
  return sourcesPage(browserApi, request);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  madeHead(matches, loaderData) ?? errorMeta(words.failure.title);

export default function Sources({ loaderData }: Route.ComponentProps) {
  return <PageContent page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const request = readListRequest(new URLSearchParams(useLocation().search));
  const { message } = readFailure(error, words.failure.message);
  return <ListFailure words={words} filter={<Filter request={request} />} message={message} />;
}
