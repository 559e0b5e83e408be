import { placeAddress } from "../../../../content/places/place-address.ts";
import { toCardFields } from "../../../../content/tuskers/card-fields.ts";
import { placeFeedAddress } from "../../../feeds/feed-addresses.ts";
import { definePage } from "../../../page/define-page.ts";
import { entryFailure } from "../../../parts/entry/entry-failure.tsx";
import { placeObject } from "./place-object.ts";
import { leadOf, PlaceScreen, placeTrail } from "./place-screen.tsx";
import { words } from "./words.ts";

/** The page of the place named in the address. */
export const page = definePage({
  read: async ({ readers, params: { place: key = "" } }) => {
    const { place, tuskers } = await readers.placeAndTuskers(key);
    return { place, cards: tuskers.map(toCardFields) };
  },
  head: ({ place }) => ({
    title: place.name,
    description: `${place.name}. ${leadOf(place)}`,
    keywords: words.keywords(place.name),
    path: placeAddress(place.key),
    trail: placeTrail(),
    feed: { path: placeFeedAddress(place.key), title: words.follow(place.name) },
    structuredData: (siteUrl) => [placeObject(siteUrl, place)],
  }),
  screen: (page) => <PlaceScreen {...page} />,
  failure: entryFailure("/places", () => words),
});
