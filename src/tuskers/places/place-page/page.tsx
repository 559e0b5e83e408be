import { placeAddress } from "../../../places/place-address.ts";
import type { ApiClient } from "../../../platform/api-client/api-client.ts";
import { contentOf } from "../../../platform/render/read-answer.ts";
import { placeFeedAddress } from "../../../site/feeds/feed-addresses.ts";
import type { MadePage } from "../../../site/served/served-page.tsx";
import { placeObject } from "./place-object.ts";
import { leadOf, PlaceScreen, placeTrail } from "./place-screen.tsx";
import { words } from "./words.en.ts";

/** The page of the place named in the address. */
export async function placePage({ api: { places } }: ApiClient, asked: string, { signal }: Request): Promise<MadePage> {
  const call = places[":key"].$get({ param: { key: encodeURIComponent(asked) } }, { init: { signal } });
  const place = await contentOf(call, { signal, fallback: words.failure.message });
  const { key, name } = place;
  return {
    head: {
      title: name,
      description: `${name}. ${leadOf(place)}`,
      keywords: words.keywords(name),
      path: placeAddress(key),
      trail: placeTrail(),
      feed: { path: placeFeedAddress(key), title: words.follow(name) },
      structuredData: import.meta.env.SSR ? (siteUrl) => [placeObject(siteUrl, place)] : undefined,
    },
    content: <PlaceScreen place={place} key={key} />,
  };
}
