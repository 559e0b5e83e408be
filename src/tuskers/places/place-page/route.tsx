import { useParams } from "react-router";
import { EntryFailure, entryFailureMeta } from "../../../entries/page/entry-failure.tsx";
import { useEntryPage } from "../../../entries/page/entry-page.browser.ts";
import { browserApi } from "../../../platform/api-client/api-client.ts";
import { serverApi } from "../../../platform/api-client/load-context.ts";
import { codeFor, madeHead, PageContent, served } from "../../../site/served/served-page.tsx";
import type { Route } from "./+types/route";
import { words } from "./words.en.ts";
import "../place-list.module.css";
import "./place-page.module.css";

const codeOf = (request: Request) => codeFor(request, import("./page.tsx"));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { placePage } = await codeOf(request);
  return served(await placePage(serverApi(context), params.place, request));
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { placePage } = await codeOf(request);
  return placePage(browserApi, params.place, request);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  madeHead(matches, loaderData) ?? entryFailureMeta(error, words);

export default function PlacePage({ loaderData }: Route.ComponentProps) {
  useEntryPage();
  return <PageContent page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { place = "" } = useParams();
  return <EntryFailure error={error} name={place} list="/places" words={words} />;
}
