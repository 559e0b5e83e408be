import type { PlaceKey } from "../../content/places/places.ts";

/** The address of the feed of one tusker, in English. */
export const tuskerFeedAddress = (slug: string): string => `/feeds/tuskers/${slug}.xml`;

/** The address of the feed of one place, in English. */
export const placeFeedAddress = (key: PlaceKey): string => `/feeds/places/${key}.xml`;
