import { useParams } from "react-router";
import { withinTimeLimit } from "../../entries/page/detail-time-limit.ts";
import { EntryFailure, entryFailureMeta } from "../../entries/page/entry-failure.tsx";
import { useEntryPage } from "../../entries/page/entry-page.browser.ts";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { pageMeta } from "../../site/meta/page-meta.ts";
import { statusText } from "../card/status-line.ts";
import type { Route } from "./+types/route";
import { loadTusker } from "./load-tusker.tsx";
import { tuskerObjects } from "./tusker-objects.ts";
import { TUSKER_TRAIL, TuskerScreen } from "./tusker-screen.tsx";
import { words } from "./words.en.ts";

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  loadTusker(serverApi(context), params.slug, request);

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  withinTimeLimit(loadTusker(browserApi, params.slug, request), "tusker", params.slug);

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (loaderData === undefined) return entryFailureMeta(error, words);
  const { tusker } = loaderData;
  return pageMeta(matches, {
    title: tusker.name,
    description: tusker.summary || words.description(tusker.name, tusker.location),
    path: `/tuskers/${tusker.slug}`,
    trail: TUSKER_TRAIL,
    keywords: [tusker.name, tusker.category, ...tusker.tags],
    image: { url: tusker.cardUrl, alt: words.cardAlt(tusker.name, statusText(tusker)) },
    structuredData: import.meta.env.SSR
      ? (siteUrl) => tuskerObjects(siteUrl, { ...tusker, images: tusker.imageDetails })
      : undefined,
  });
};

export default function Tusker({ loaderData }: Route.ComponentProps) {
  useEntryPage();
  return <TuskerScreen {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { slug = "" } = useParams();
  return <EntryFailure error={error} name={slug} list="/tuskers" words={words} />;
}
