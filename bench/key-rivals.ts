import type { Answers } from "../src/features/key/answers.ts";
import type { KeyData } from "../src/features/key/key-data.ts";
import { findQuestion, meaningsOf, QUESTIONS, type QuestionId } from "../src/features/key/questions.ts";
import { plainStates, type Random } from "./key-simulation.ts";

/** Another way to rank: the indices of the candidates that it offers, the best first. */
export type Rival = (random: Random, answers: Answers) => number[];

function shuffled(random: Random, items: readonly number[]): number[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

function agrees(id: QuestionId, answer: string, recorded: string): boolean {
  const question = findQuestion(id);
  return question !== undefined && meaningsOf(question, recorded).includes(answer);
}

const share = (one: readonly string[], other: readonly string[]) => one.some((key) => other.includes(key));

/** Whether a recorded place is the answered one, or one of the two lies in the other. */
function agreesInPlace(data: KeyData, place: string, recorded: readonly string[]): boolean {
  const districts = data.places[place]?.districts ?? [];
  return recorded.some(
    (key) =>
      key === place ||
      (data.places[key]?.districts ?? []).includes(place) ||
      (districts.includes(key) && share([key], districts)),
  );
}

/** As Lucid, Clavis and EARS do: a candidate who differs in one answer is out. */
export function excluding(data: KeyData, among: readonly number[]): Rival {
  const recorded = data.candidates.map((candidate) => plainStates(data, candidate));
  return (random, { place, states }) =>
    shuffled(
      random,
      among.filter((index) => {
        const places = data.candidates[index]?.places ?? [];
        if (place !== undefined && places.length > 0 && !agreesInPlace(data, place, places)) return false;
        return QUESTIONS.every(({ id }) => {
          const [answer, state] = [states[id], recorded[index]?.[id]];
          return answer === undefined || state === undefined || agrees(id, answer, state);
        });
      }),
    );
}

/** What SEEK takes off for a character that is not recorded, as a share of a match. */
const UNKNOWN = 0.4;

/** As SEEK of ElephantBook does: the share that agrees, less a part of what is not recorded. */
export function seek(data: KeyData, among: readonly number[]): Rival {
  const recorded = data.candidates.map((candidate) => plainStates(data, candidate));
  return (random, { place, states }) => {
    const scored = shuffled(random, among).map((index) => {
      let [matches, unknown] = [0, 0];
      const places = data.candidates[index]?.places ?? [];
      if (places.length === 0) unknown += 1;
      else if (place !== undefined && agreesInPlace(data, place, places)) matches += 1;
      for (const { id } of QUESTIONS) {
        const [answer, state] = [states[id], recorded[index]?.[id]];
        if (state === undefined) unknown += 1;
        else if (answer !== undefined && agrees(id, answer, state)) matches += 1;
      }
      return { index, score: matches - UNKNOWN * unknown };
    });
    return scored.sort((one, other) => other.score - one.score).map(({ index }) => index);
  };
}
