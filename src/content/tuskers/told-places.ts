import { placesNamedIn } from "../places/place-names.ts";
import { isTooSmall, type PlaceKey, placeOf, toldForWild } from "../places/places.ts";
import { PLACE_NAMES } from "../places/words.ts";
import { mayLiveWild } from "./may-live-wild.ts";

// What readers are told of the places of a tusker. Saves refuse places that are too small for one that may live wild,
// but the list of places may have changed since an entry was saved.

type Located = { status?: string | null; category?: string | null; location: string };

/** Only the districts are told of a place that is too small. */
export const toldPlaces = (keys: readonly PlaceKey[], isWild: boolean): PlaceKey[] => [
  ...new Set(isWild ? keys.flatMap(toldForWild) : keys),
];

/** A rescued tusker whose entry gives an orphanage as his place lives there, not in the wild. */
const isKept = (key: PlaceKey, { category }: Located): boolean =>
  placeOf(key).kind === "home" && category === "conservation";

/** The places in the location of a tusker that may live wild which say too much about him. */
export const tooSmallInLocation = (tusker: Located): PlaceKey[] =>
  placesNamedIn(tusker.location).filter((key) => isTooSmall(key) && !isKept(key, tusker));

/** The places that a location names, as far as they are told. */
export function toldLocationPlaces(tusker: Located): PlaceKey[] {
  const named = placesNamedIn(tusker.location);
  if (!mayLiveWild(tusker)) return named;
  return [...new Set(named.flatMap((key) => (isKept(key, tusker) ? [key] : toldForWild(key))))];
}

/** Events with the places that are told. One whose place would be one of several districts names none. */
export function tellEvents<Event extends { place?: PlaceKey | undefined }>(events: Event[], isWild: boolean): Event[] {
  const isTold = ({ place }: Event) => place === undefined || toldForWild(place).includes(place);
  if (!isWild || events.every(isTold)) return events;
  return events.map((event) => {
    if (event.place === undefined || isTold(event)) return event;
    const [district, other] = toldForWild(event.place);
    return { ...event, place: other === undefined ? district : undefined };
  });
}

/** The location as it is told: where it names too small a place, all of it gives way to the names of what may be told. */
export function tellLocation(tusker: Located): string {
  if (!mayLiveWild(tusker) || tooSmallInLocation(tusker).length === 0) return tusker.location;
  return toldLocationPlaces(tusker)
    .map((key) => PLACE_NAMES[key])
    .join(", ");
}
