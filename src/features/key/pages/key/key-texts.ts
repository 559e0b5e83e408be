import { PLACE_NAMES } from "../../../../content/places/words.ts";
import { CHARACTER_WORDS } from "../../../../content/record/words.ts";
import type { KeyData } from "../../key-data.ts";
import { QUESTIONS, type Question } from "../../questions.ts";
import { isKept } from "../../weigh.ts";
import { words as questionWords } from "./question-words.ts";
import { estimateWords, words } from "./words.ts";

/** The words of one question. */
export type QuestionTexts = {
  /** What is asked: "Is the edge of his right ear whole?" */
  text: string;
  /** The character in the middle of a list: "Edge of the ear, his right". */
  label: string;
  states: Readonly<Record<string, string>>;
};

/**
 * What the page says, apart from what changes with the answers. It comes with the data, since the page has all of it
 * anyway: in the code, it would be loaded twice.
 */
export type KeyTexts = typeof words & {
  /** By their ids. */
  questions: Readonly<Record<string, QuestionTexts>>;
  placeNames: Readonly<Record<string, string>>;
  estimate: string;
};

function textsOf({ character, side }: Question): QuestionTexts {
  const { question, label, states } = CHARACTER_WORDS[character];
  if (side === undefined) return { text: question, label, states };
  return {
    text: questionWords.sided(character, question, side),
    label: questionWords.ofSide(label, side),
    states,
  };
}

export function keyTexts(data: KeyData): KeyTexts {
  const free = data.candidates.filter((candidate) => !candidate.isDead && !isKept(data, candidate)).length;
  return {
    ...words,
    questions: Object.fromEntries(QUESTIONS.map((question) => [question.id, textsOf(question)])),
    placeNames: PLACE_NAMES,
    estimate: estimateWords.begins(data.estimate.total, free),
  };
}
