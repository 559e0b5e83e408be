import { PageLink } from "../../ui/kit/page-link.tsx";
import { placeAddress } from "./place-address.ts";
import type { PlaceKey } from "./places.ts";
import { PLACE_NAMES } from "./words.ts";

/** The name of a place as a link to its page. */
export function PlaceLink({ place }: { place: PlaceKey }) {
  return <PageLink to={placeAddress(place)}>{PLACE_NAMES[place]}</PageLink>;
}
