import { type Candidate, codeOf, sourcesOf, toSubject, WRONG_ANSWERS } from "./candidate.ts";
import { inSeededOrder, isFirm, type Recorded } from "./recorded.ts";

/** Between two heights of a question, in metres. */
const GAP = 0.35;
/** No tusker is smaller or taller than this. */
const [LEAST, MOST] = [1.8, 3.9];

const rounded = (metres: number): number => Math.round(metres * 100) / 100;

/** How tall is he, by the record? Asked only where the record holds one account. */
export function heightCandidates(all: readonly Recorded[]): Candidate[] {
  return all.flatMap((tusker): Candidate[] => {
    const [account, ...others] = tusker.claims.height ?? [];
    if (account === undefined || others.length > 0 || !isFirm(account, tusker)) return [];
    const { min, max, about = false } = account.value;
    const step = max - min + GAP;
    const id = `height.${tusker._id}`;
    const wrong = [-3, -2, -1, 1, 2, 3]
      .map((steps) => ({ min: rounded(min + steps * step), max: rounded(max + steps * step), about }))
      .filter((height) => height.min >= LEAST && height.max <= MOST);
    if (wrong.length < WRONG_ANSWERS) return [];
    return [
      {
        id,
        about: [tusker._id],
        make(seed) {
          const chosen = inSeededOrder(wrong, `${seed} ${id}`, (height) => String(height.min)).slice(0, WRONG_ANSWERS);
          const right = { min, max, about };
          return {
            id,
            kind: "height",
            about: toSubject(tusker),
            options: [right, ...chosen]
              .sort((one, other) => one.min - other.min)
              .map((height) => ({ code: codeOf(id, height.min), height })),
            answer: codeOf(id, min),
            sources: sourcesOf(account.sources, tusker),
          };
        },
      },
    ];
  });
}
