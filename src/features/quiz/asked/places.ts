import { districtsOf, type PlaceKey, placeOf } from "../../../content/places/places.ts";
import { ENGLISH_PLACE_NAMES } from "../../../content/places/words.ts";
import { mayLiveWild } from "../../../content/tuskers/may-live-wild.ts";
import { foldForSearch } from "../../../platform/text/fold.ts";
import { amongTuskers, type Candidate, sourcesOf } from "./candidate.ts";
import { isFirm, type Recorded } from "./recorded.ts";

const GENERAL: readonly string[] = ["national", "park", "sanctuary", "district", "reserve", "managed", "elephant"];

/** What in a text may mean this place, or a district in which it lies. */
const wordsOf = (place: PlaceKey): string[] =>
  [place, ...districtsOf(place)].flatMap((key) => [
    key,
    key.replaceAll("-", " "),
    ...foldForSearch(ENGLISH_PLACE_NAMES[key])
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3 && !GENERAL.includes(word)),
  ]);

/**
 * Whose record names this place? Only asked of those that do not live in the wild any more. The wrong ones are of the
 * same category, are recorded at some other place, and their entries mention neither this place nor a district of it.
 */
export function placeCandidates(all: readonly Recorded[]): Candidate[] {
  return all
    .filter((tusker) => !mayLiveWild(tusker))
    .flatMap((tusker) => {
      const told = tusker.events.filter(
        (event) => event.place !== undefined && placeOf(event.place).kind !== "district" && isFirm(event, tusker),
      );
      const places = [...new Set(told.flatMap(({ place }) => place ?? []))];
      return places.map((place): Candidate => {
        const id = `place.${place}.${tusker._id}`;
        const keys = told.filter((event) => event.place === place).flatMap(({ sources }) => sources);
        return {
          id,
          about: [tusker._id],
          make(seed) {
            const words = wordsOf(place);
            const wrong = all.filter(
              (other) =>
                other !== tusker &&
                other.category === tusker.category &&
                other.events.some((event) => event.place !== undefined && isFirm(event, other)) &&
                !words.some((word) => other.text.includes(word)),
            );
            const among = amongTuskers(id, tusker, wrong, seed);
            return among && { id, kind: "place", place, ...among, sources: sourcesOf(keys, tusker) };
          },
        };
      });
    });
}
