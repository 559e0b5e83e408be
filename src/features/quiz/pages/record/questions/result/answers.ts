import type { Question } from "../../../../asked/question.ts";

/** How an answer compares with the record. */
export type Verdict = "agrees" | "differs" | "open";
export type Answered = { question: Question; chosen: string | undefined; verdict: Verdict };

/**
 * Reads the answers from an address. What is no answer to a question of this set counts as none: somebody made it up, or
 * the record has changed since.
 */
export function readAnswers(query: URLSearchParams, questions: readonly Question[]): Answered[] {
  return questions.map((question, index) => {
    const code = query.get(`q${index + 1}`);
    const chosen = question.options.find((option) => option.code === code)?.code;
    const verdict = chosen === undefined ? "open" : chosen === question.answer ? "agrees" : "differs";
    return { question, chosen, verdict };
  });
}
