import { INVERSE_RELATIONS, type RelationKind } from "../../../content/record/vocabulary.ts";
import { foldForSearch } from "../../../platform/text/fold.ts";
import { amongTuskers, type Candidate, sourcesOf, toSubject } from "./candidate.ts";
import { isFirm, type Recorded } from "./recorded.ts";

/** Not who descends from whom: a father whom nobody recorded is no wrong answer. */
const ASKED: readonly RelationKind[] = ["companion", "successor_of", "predecessor_of", "often_mistaken_for"];

/** Whether the record of either tells of the other in any way, be it by name in a text. */
const isLinked = (one: Recorded, other: Recorded): boolean =>
  one.relations.some(({ to }) => to === other._id) ||
  other.relations.some(({ to }) => to === one._id) ||
  one.text.includes(foldForSearch(other.name)) ||
  other.text.includes(foldForSearch(one.name));

/** To whom does the record link him in this way? Asked only where it is one tusker. */
export function relationCandidates(all: readonly Recorded[]): Candidate[] {
  const byId = new Map(all.map((tusker) => [tusker._id, tusker]));
  return all.flatMap((tusker) =>
    ASKED.flatMap((kind): Candidate[] => {
      const [relation, ...others] = tusker.relations.filter((one) => one.kind === kind);
      const right = byId.get(relation?.to ?? "");
      if (relation === undefined || others.length > 0 || right === undefined || !isFirm(relation, tusker)) return [];
      const toldByOthers = all.some(
        (other) =>
          other !== right &&
          other.relations.some(({ kind: theirs, to }) => to === tusker._id && INVERSE_RELATIONS[theirs] === kind),
      );
      if (toldByOthers) return [];
      const id = `relation.${kind}.${tusker._id}`;
      return [
        {
          id,
          about: [tusker._id, right._id],
          make(seed) {
            const wrong = all.filter((other) => other !== tusker && other !== right && !isLinked(tusker, other));
            const among = amongTuskers(id, right, wrong, seed);
            if (among === undefined) return undefined;
            return {
              id,
              kind: "relation",
              about: toSubject(tusker),
              relation: kind,
              ...among,
              sources: sourcesOf(relation.sources, tusker),
            };
          },
        },
      ];
    }),
  );
}
