import { CHARACTER_NAMES, CHARACTERS, type CharacterName, SIDES, type Side } from "../../content/record/characters.ts";

// The questions of the key. Imported by public pages: no schemas here.

/** A question asks for one character, or for one side of it. */
export type QuestionId = CharacterName | `${CharacterName}.left` | `${CharacterName}.right`;

export type Question = { id: QuestionId; character: CharacterName; side?: Side; states: readonly string[] };

/**
 * The characters that are asked of each side. Both ears and both tusks differ enough to be two questions. Lobes and the
 * reach of the tusks are alike on both sides, so two answers would count the same thing twice; a mark and an eye are
 * asked once, because few people see both sides of an animal.
 */
const ASKED_BY_SIDE: readonly CharacterName[] = ["tusk_break", "ear_fold", "ear_edge"];

export const isAskedBySide = (character: CharacterName): boolean => ASKED_BY_SIDE.includes(character);

export const QUESTIONS: readonly Question[] = CHARACTER_NAMES.flatMap((character): Question[] => {
  const { states } = CHARACTERS[character];
  if (!isAskedBySide(character)) return [{ id: character, character, states }];
  return SIDES.map((side) => ({ id: `${character}.${side}`, character, side, states }));
});

const BY_ID = new Map<string, Question>(QUESTIONS.map((question) => [question.id, question]));

export const findQuestion = (id: string): Question | undefined => BY_ID.get(id);

/** States that leave open which of several others it was: a witness knows that he had one tusk, but not which. */
const VAGUE_STATES: Partial<Record<CharacterName, Record<string, readonly string[]>>> = {
  tusks: { one: ["left_only", "right_only"] },
  tusk_break: { broken: ["tip", "half", "stump"] },
};

/** The states that this one may be: itself, or what a vague one leaves open. */
export const meaningsOf = ({ character }: Question, state: string): readonly string[] =>
  VAGUE_STATES[character]?.[state] ?? [state];

/** The states of a question that an animal can really be in. */
export const definiteStates = ({ character, states }: Question): readonly string[] =>
  states.filter((state) => VAGUE_STATES[character]?.[state] === undefined);
