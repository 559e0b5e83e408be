import type { PlaceKey } from "../places/places.ts";
import type { Feature } from "../record/record.ts";
import type { CharacterName, StateOf } from "../record/vocabulary.ts";
import type { TuskerFields } from "../tuskers/fields.ts";
import { mayLiveWild } from "../tuskers/may-live-wild.ts";
import { toldLocationPlaces, toldPlaces } from "../tuskers/told-places.ts";
import type { Life, SourceKind } from "./life.ts";
import { type DateFields, datesOfLife } from "./life-dates.ts";

/** The fields of a tusker that tell of his life. */
export type LifeFields = DateFields & Pick<TuskerFields, "name" | "aliases" | "location" | "category" | "sources">;

/** The life of a tusker as the chart draws it, from his claims, or from the older fields where those tell nothing. */
export function lifeOf(tusker: LifeFields & { _id: string; slug: string }): Life {
  const { sources } = tusker;
  const { fromFields, ...dates } = datesOfLife(tusker);
  const { places, isFromLocation } = placesOf({ ...tusker, status: dates.status });
  if (isFromLocation) fromFields.push("places");
  return {
    _id: tusker._id,
    slug: tusker.slug,
    name: tusker.name,
    category: tusker.category,
    ...dates,
    places,
    tusks: stateOf(tusker.features, "tusks"),
    tuskForm: stateOf(tusker.features, "tusk_form"),
    tuskBroken: tusker.features.some(({ character, state }) => character === "tusk_break" && state !== "whole"),
    sources: { total: sources.length, kinds: countKinds(sources) },
    fromFields,
  };
}

/** The places of his events, and those that his location names. */
function placesOf(tusker: LifeFields): { places: PlaceKey[]; isFromLocation: boolean } {
  const inEvents = toldPlaces(
    tusker.events.flatMap(({ place }) => place ?? []),
    mayLiveWild(tusker),
  );
  const places = [...new Set([...inEvents, ...toldLocationPlaces(tusker)])];
  return { places, isFromLocation: places.length > inEvents.length };
}

/** The state of a character that holds still; if all of them have ended, the last one. */
function stateOf<Name extends CharacterName>(features: readonly Feature[], name: Name): StateOf<Name> | null {
  const own = features.filter(({ character }) => character === name);
  const present = own.find(({ until }) => until === undefined) ?? own.at(-1);
  // The schema of a feature ties each state to its character.
  return (present?.state as StateOf<Name> | undefined) ?? null;
}

function countKinds(sources: LifeFields["sources"]): Partial<Record<SourceKind, number>> {
  const kinds: Partial<Record<SourceKind, number>> = {};
  for (const { kind } of sources) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return kinds;
}
