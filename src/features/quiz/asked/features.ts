import { doFeaturesDiffer } from "../../../content/record/texts/differing-features.ts";
import type { CharacterName } from "../../../content/record/vocabulary.ts";
import { amongTuskers, type Candidate, sourcesOf } from "./candidate.ts";
import { isFirm, type Recorded } from "./recorded.ts";

/** What belongs to the whole animal. Wounds and blindness are nothing to guess at. */
const ASKED: readonly CharacterName[] = [
  "tusks",
  "tusk_form",
  "tusk_girth",
  "tusk_level",
  "pale_skin",
  "tail_reach",
  "tail_brush",
];

/**
 * Of whom is this state recorded? The wrong ones are those of whom the record holds another state that cannot be the same
 * one: a tusker of whom nothing is recorded is no wrong answer.
 */
export function featureCandidates(all: readonly Recorded[]): Candidate[] {
  return ASKED.flatMap((character) => {
    const of = (tusker: Recorded) => tusker.features.filter((feature) => feature.character === character);
    const isSettled = (tusker: Recorded) => {
      const own = of(tusker);
      return (
        own.length > 0 &&
        own.every(
          (one) =>
            isFirm(one, tusker) && one.from === undefined && one.until === undefined && one.state === own[0]?.state,
        )
      );
    };
    const settled = all.filter(isSettled);
    return settled.flatMap((tusker): Candidate[] => {
      const [feature] = of(tusker);
      if (feature === undefined) return [];
      const id = `feature.${character}.${tusker._id}`;
      return [
        {
          id,
          about: [tusker._id],
          make(seed) {
            const wrong = settled.filter((other) => doFeaturesDiffer(of(tusker), of(other)));
            const among = amongTuskers(id, tusker, wrong, seed);
            if (among === undefined) return undefined;
            return {
              id,
              kind: "feature",
              character,
              state: feature.state,
              ...among,
              sources: sourcesOf(feature.sources, tusker),
            };
          },
        },
      ];
    });
  });
}
