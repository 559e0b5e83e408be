import { useParams } from "react-router";
import { withinTimeLimit } from "../../entries/page/detail-time-limit.ts";
import { browserApi } from "../../platform/api-client/api-client.ts";
import { serverApi } from "../../platform/api-client/load-context.ts";
import { pageMeta } from "../../site/meta/page-meta.ts";
import { statusText } from "../card/status-line.ts";
import type { Route } from "./+types/route";
import { loadTusker } from "./load-tusker.tsx";
import { TuskerFailure, tuskerFailureMeta } from "./tusker-failure.tsx";
import { tuskerObjects } from "./tusker-objects.ts";
import { TUSKER_TRAIL, TuskerScreen } from "./tusker-screen.tsx";

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  loadTusker(serverApi(context), params.slug, request);

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  withinTimeLimit(loadTusker(browserApi, params.slug, request), "tusker", params.slug);

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (loaderData === undefined) return tuskerFailureMeta(error);
  const { tusker } = loaderData;
  return pageMeta(matches, {
    title: tusker.name,
    description: tusker.summary || `${tusker.name}, ${tusker.location}.`,
    path: `/tuskers/${tusker.slug}`,
    trail: TUSKER_TRAIL,
    keywords: [tusker.name, tusker.category, ...tusker.tags],
    image: { url: tusker.cardUrl, alt: `${tusker.name}. ${statusText(tusker)}.` },
    structuredData: (siteUrl) => tuskerObjects(siteUrl, { ...tusker, images: tusker.imageDetails }),
  });
};

export default function Tusker({ loaderData: { tusker, related } }: Route.ComponentProps) {
  return <TuskerScreen tusker={tusker} related={related} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { slug = "" } = useParams();
  return <TuskerFailure error={error} name={slug} />;
}
