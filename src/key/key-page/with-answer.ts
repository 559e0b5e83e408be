import { type Answers, readAnswers, writeAnswers } from "../answers.ts";

/** The answers with another one to this question; none if it is empty. */
export function withAnswer(answers: Answers, name: string, value: string): Answers {
  const given = writeAnswers(answers);
  given.delete(name);
  if (value !== "") given.set(name, value);
  return readAnswers(given);
}
