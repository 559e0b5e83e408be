import { PLACES } from "../../content/places/places.ts";
import { KEY_PRIORS, PLACE_WEIGHTS, QUESTION_TRAITS } from "./character-traits.ts";
import type { KeyCandidate, KeyData, KeyPlace } from "./key-data.ts";

const KEY_PLACES: Record<string, KeyPlace> = Object.fromEntries(
  Object.entries(PLACES).map(([key, { kind, districts }]) => [key, { kind, districts }]),
);

/** The data of the key, with the numbers that it ranks with. The caller gives it a version. */
export function makeKeyData(
  candidates: readonly KeyCandidate[],
  { asOf, estimate }: Pick<KeyData, "asOf" | "estimate">,
): Omit<KeyData, "version"> {
  return {
    asOf,
    estimate,
    questions: QUESTION_TRAITS,
    places: KEY_PLACES,
    placeWeights: PLACE_WEIGHTS,
    priors: KEY_PRIORS,
    candidates,
  };
}
