import type { PlaceKey } from "./places.ts";

/** The address of a place's page. */
export const placeAddress = (key: PlaceKey): string => `/places/${key}`;
