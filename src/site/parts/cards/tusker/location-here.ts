import { writtenLocation } from "../../../../content/places/written-location.ts";
import { oncePer } from "../../../../ui/render/once-per.ts";

/** The location of a tusker in the language of the page. Finding its places takes longer than the rest of a card. */
export const locationHere = oncePer(({ location }: { location: string }): string => writtenLocation(location));
