import { useParams } from "react-router";
import { EntryFailure, entryFailureMeta } from "../../entries/page/entry-failure.tsx";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { codeFor, madeHead, PageContent, served } from "../../site/served/served-page.tsx";
import { words } from "../tusker-page/words.en.ts";
import type { Route } from "./+types/route";
import "./id-card.module.css";

const codeOf = (request: Request) => codeFor(request, import("./page.tsx"));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { idCardPage } = await codeOf(request);
  return served(await idCardPage(serverApi(context), params.slug, request));
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { idCardPage } = await codeOf(request);
  return idCardPage(browserApi, params.slug, request);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  madeHead(matches, loaderData) ?? entryFailureMeta(error, words);

export default function IdCard({ loaderData }: Route.ComponentProps) {
  return <PageContent page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { slug = "" } = useParams();
  return <EntryFailure error={error} name={slug} list="/tuskers" words={words} />;
}
