import type { PlaceKey } from "../../content/places/places.ts";
import { findQuestion, QUESTIONS, type QuestionId } from "./questions.ts";

/** What a visitor saw. A missing question was not answered, or could not be seen: both say nothing. */
export type Answers = {
  /** A park, a district, or the home of a tame one; never finer. */
  place?: PlaceKey;
  /** The visitor is not sure where it was: the place is not asked again. */
  isPlaceUnseen?: true;
  /** The year of the sighting; now if it is missing. */
  year?: number;
  /** What could not be seen. It is not asked again. */
  unseen: readonly QuestionId[];
  states: Partial<Record<QuestionId, string>>;
};

export const UNSEEN = "unseen";
export const PLACE = "place";
const YEAR = "year";
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** No text that the key itself writes has more parameters. What is beyond is not read. */
const MOST_PARAMETERS = 100;

/**
 * What may be the key of a place. The data tells which places there are, and another one says nothing: the list of
 * places is left out of the code of the page.
 */
const isPlaceKey = (text: string): text is PlaceKey => /^[a-z][a-z-]{1,39}$/.test(text);

/** Reads answers from the text after # or from the query of the form, and ignores what it does not know. */
export function readAnswers(parameters: URLSearchParams): Answers {
  const unseen = new Set<QuestionId>();
  const answers: Answers = { unseen: [], states: {} };
  let read = 0;
  for (const [name, value] of parameters) {
    read += 1;
    if (read > MOST_PARAMETERS) break;
    if (name === PLACE) {
      if (value === UNSEEN) answers.isPlaceUnseen = true;
      else if (isPlaceKey(value)) answers.place ??= value;
      continue;
    }
    if (name === YEAR) {
      const year = /^\d{4}$/.test(value) ? Number(value) : 0;
      if (year >= FIRST_YEAR && year <= LAST_YEAR) answers.year ??= year;
      continue;
    }
    const question = findQuestion(name);
    if (question === undefined || answers.states[question.id] !== undefined || unseen.has(question.id)) continue;
    if (value === UNSEEN) unseen.add(question.id);
    else if (question.states.includes(value)) answers.states[question.id] = value;
  }
  if (answers.place !== undefined) delete answers.isPlaceUnseen;
  return { ...answers, unseen: QUESTIONS.flatMap(({ id }) => (unseen.has(id) ? id : [])) };
}

/** The answers as text, in the order of the questions, so that the same answers have one address. */
export function writeAnswers({ place, isPlaceUnseen, year, unseen, states }: Answers): URLSearchParams {
  const parameters = new URLSearchParams();
  if (place !== undefined) parameters.set(PLACE, place);
  else if (isPlaceUnseen) parameters.set(PLACE, UNSEEN);
  if (year !== undefined) parameters.set(YEAR, String(year));
  for (const { id } of QUESTIONS) {
    const state = states[id];
    if (state !== undefined) parameters.set(id, state);
    else if (unseen.includes(id)) parameters.set(id, UNSEEN);
  }
  return parameters;
}

/** The answers with another one to this question; none if it is empty. */
export function withAnswer(answers: Answers, name: string, value: string): Answers {
  const given = writeAnswers(answers);
  given.delete(name);
  if (value !== "") given.set(name, value);
  return readAnswers(given);
}
