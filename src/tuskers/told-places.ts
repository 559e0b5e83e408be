import { placesNamedIn, smallPlacesIn } from "../places/place-names.ts";
import { type PlaceKey, placeOf, toldForWild } from "../places/places.ts";
import { PLACE_NAMES } from "../places/words.en.ts";
import type { RecordedEvent } from "../record/record.ts";
import { mayLiveWild } from "./may-live-wild.ts";
import type { TuskerCategory, TuskerStatus } from "./status.ts";

// What readers are told of the places of a tusker. Saves refuse places that are too small for one that may live wild,
// but the list of places may have changed since an entry was saved.

type Placed = { status: TuskerStatus; category: TuskerCategory; location: string; events: readonly RecordedEvent[] };

/** Only the districts are told of a place that is too small. */
export const toldPlaces = (keys: readonly PlaceKey[], isWild: boolean): PlaceKey[] => [
  ...new Set(isWild ? keys.flatMap(toldForWild) : keys),
];

/** The places that a location names, as far as they are told. */
export function toldLocationPlaces({ location, ...tusker }: Omit<Placed, "events">): PlaceKey[] {
  const named = placesNamedIn(location);
  if (!mayLiveWild(tusker)) return named;
  // A rescued tusker whose entry gives an orphanage as his place lives there, not in the wild.
  const isKept = (key: PlaceKey) => placeOf(key).kind === "home" && tusker.category === "conservation";
  return [...new Set(named.flatMap((key) => (isKept(key) ? [key] : toldForWild(key))))];
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

/** The location as it is told: where it names a small park, all of it gives way to the names of what may be told. */
export function tellLocation(tusker: Omit<Placed, "events">): string {
  if (!mayLiveWild(tusker) || smallPlacesIn(tusker.location).length === 0) return tusker.location;
  return toldLocationPlaces(tusker)
    .map((key) => PLACE_NAMES[key])
    .join(", ");
}
