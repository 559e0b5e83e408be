import { useParams } from "react-router";
import { statusText } from "../../../domain/tuskers/status-line.ts";
import { browserApi } from "../../api-client.ts";
import { TUSKER_TRAIL, TuskerScreen } from "../../components/tusker/tusker-screen.tsx";
import { TuskerFailure, tuskerFailureMeta } from "../../components/tusker-failure.tsx";
import { withinTimeLimit } from "../../detail-time-limit.ts";
import { serverApi } from "../../load-context.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/route";
import { loadTusker } from "./load-tusker.ts";
import { tuskerObjects } from "./tusker-objects.ts";

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
    structuredData: (siteUrl) => tuskerObjects(siteUrl, { ...tusker, photographs: tusker.imageDetails }),
  });
};

export default function Tusker({ loaderData: { tusker, related } }: Route.ComponentProps) {
  return <TuskerScreen tusker={tusker} related={related} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { slug = "" } = useParams();
  return <TuskerFailure error={error} name={slug} />;
}
