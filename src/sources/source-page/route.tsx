import { useParams } from "react-router";
import { EntryFailure, entryFailureMeta } from "../../entries/page/entry-failure.tsx";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { codeFor, madeHead, PageContent, served } from "../../site/served/served-page.tsx";
import type { Route } from "./+types/route";
import { words } from "./words.en.ts";
import "./source-page.module.css";

const codeOf = (request: Request) => codeFor(request, import("./page.tsx"));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { sourcePage } = await codeOf(request);
  return served(await sourcePage(serverApi(context), params.key, request));
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { sourcePage } = await codeOf(request);
  return sourcePage(browserApi, params.key, request);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  madeHead(matches, loaderData) ?? entryFailureMeta(error, words);

export default function SourcePage({ loaderData }: Route.ComponentProps) {
  return <PageContent page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { key = "" } = useParams();
  return <EntryFailure error={error} name={key} list="/sources" words={words} />;
}
