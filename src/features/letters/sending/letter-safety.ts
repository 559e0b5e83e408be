import { smallPlacesIn } from "../../../content/places/place-names.ts";
import { isTooSmall } from "../../../content/places/places.ts";
import { PLACE_NAMES } from "../../../content/places/words.ts";
import { placeWarnings } from "../../../content/safety/places/wild-place.ts";
import type { FieldError } from "../../../platform/errors/app-error.ts";
import type { SentLetter } from "../letter.ts";
import { placesFor } from "../letter-places.ts";
import { words } from "../words.ts";

const TEXTS = ["wrong", "right", "source", "maker", "note", "name"] as const;

/**
 * What a letter about a tusker who may live wild tells more closely than a park or a district. Positions are refused for
 * every tusker, by the rules of the texts themselves.
 */
export function letterFlaws(letter: SentLetter, { isWild }: { isWild: boolean }): FieldError[] {
  const flaws: FieldError[] = [];
  if (letter.kind === "photograph" && !placesFor(isWild).includes(letter.place)) {
    const message = isTooSmall(letter.place) ? words.errors.smallPlace : words.errors.place;
    flaws.push({ path: "place", message });
  }
  if (!isWild) return flaws;
  const texts = new Map(Object.entries(letter));
  for (const name of TEXTS) {
    const text = texts.get(name);
    if (typeof text !== "string") continue;
    const [place] = [...placeWarnings(text), ...smallPlacesIn(text).map((key) => PLACE_NAMES[key])];
    if (place !== undefined) flaws.push({ path: name, message: words.errors.exactPlace(place) });
  }
  return flaws;
}
