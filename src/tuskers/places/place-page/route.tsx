import { useParams } from "react-router";
import { EntryFailure, entryFailureMeta } from "../../../entries/page/entry-failure.tsx";
import { placeAddress } from "../../../places/place-address.ts";
import { type ApiClient, browserApi } from "../../../platform/api-client/api-client.ts";
import { serverApi } from "../../../platform/api-client/load-context.ts";
import { contentOf } from "../../../platform/render/read-answer.ts";
import { pageMeta } from "../../../site/meta/page-meta.ts";
import type { Route } from "./+types/route";
import { placeObject } from "./place-object.ts";
import { leadOf, PLACE_TRAIL, PlaceScreen } from "./place-screen.tsx";
import { words } from "./words.en.ts";

const loadPlace = ({ api: { places } }: ApiClient, key: string, { signal }: Request) =>
  contentOf(places[":key"].$get({ param: { key: encodeURIComponent(key) } }, { init: { signal } }), {
    signal,
    fallback: words.failure.message,
  });

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  loadPlace(serverApi(context), params.place, request);

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadPlace(browserApi, params.place, request);

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (loaderData === undefined) return entryFailureMeta(error, words);
  const { key, name } = loaderData;
  return pageMeta(matches, {
    title: name,
    description: `${name}. ${leadOf(loaderData)}`,
    keywords: words.keywords(name),
    path: placeAddress(key),
    trail: PLACE_TRAIL,
    structuredData: import.meta.env.SSR ? (siteUrl) => [placeObject(siteUrl, loaderData)] : undefined,
  });
};

export default function PlacePage({ loaderData }: Route.ComponentProps) {
  return <PlaceScreen place={loaderData} key={loaderData.key} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { place = "" } = useParams();
  return <EntryFailure error={error} name={place} list="/places" words={words} />;
}
