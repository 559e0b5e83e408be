import { shortHash } from "../../../artwork/random.ts";
import { nameHere } from "../../../content/tuskers/name-here.ts";
import type { Question } from "./question.ts";
import { inSeededOrder, type Recorded } from "./recorded.ts";

/** A question that can be asked. Its wrong answers depend on the set, and sometimes there are too few of them. */
export type Candidate = {
  id: string;
  /** The tuskers whose record answers it: no set asks about one of them more than twice. */
  about: readonly string[];
  make(seed: string): Question | undefined;
};

export const WRONG_ANSWERS = 3;

/** Names an answer in an address. It changes with the question, so an answer to another question is not taken for it. */
export const codeOf = (id: string, value: string | number): string => shortHash(`${id} ${value}`);

/** Written when a set is asked for, in the letters of its language. */
export const toSubject = (tusker: Pick<Recorded, "slug" | "name" | "nativeNames">) => ({
  slug: tusker.slug,
  name: nameHere(tusker),
});

/** What the right answer rests on, as readers can look it up. */
export const sourcesOf = (keys: readonly string[], { sources }: Pick<Recorded, "sources">) =>
  sources.filter(({ key }) => keys.includes(key)).map(({ key, title, url, kind }) => ({ key, title, url, kind }));

/**
 * The right tusker among wrong ones, by name.
 * @returns undefined if there are too few wrong ones with names of their own
 */
export function amongTuskers(id: string, right: Recorded, wrong: readonly Recorded[], seed: string) {
  const names = new Set([right.name]);
  const others: Recorded[] = [];
  for (const other of inSeededOrder(wrong, `${seed} ${id}`, ({ _id }) => _id)) {
    if (names.has(other.name)) continue;
    names.add(other.name);
    others.push(other);
    if (others.length === WRONG_ANSWERS) break;
  }
  if (others.length < WRONG_ANSWERS) return undefined;
  const options = [right, ...others]
    .sort((one, other) => Number(one.name > other.name) - Number(one.name < other.name))
    .map((tusker) => ({ code: codeOf(id, tusker._id), tusker: toSubject(tusker) }));
  return { options, answer: codeOf(id, right._id) };
}
