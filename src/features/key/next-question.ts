import type { Answers } from "./answers.ts";
import type { KeyData, QuestionTraits } from "./key-data.ts";
import { accountsOf, givenAccounts, givenNothing } from "./likelihood.ts";
import { naturalLog } from "./logarithm.ts";
import { definiteStates, QUESTIONS, type Question, type QuestionId } from "./questions.ts";
import { isKept, type Weighed, weigh } from "./weigh.ts";

/** A candidate less likely than this changes no expectation. */
const NEGLIGIBLE = 1e-7;

/** What is expected of a part of the candidates: its probability, and how likely it makes each answer. */
type Part = { probability: number; answers: number[] };

function partsOf(data: KeyData, weighed: Weighed, question: Question, traits: QuestionTraits): Part[] {
  const states = definiteStates(question);
  const nothing = (kept: boolean): Part => ({
    probability: kept ? weighed.strangers.kept : weighed.strangers.wild,
    answers: states.map((answer) => givenNothing(question, traits, kept, answer)),
  });
  const [wild, kept] = [nothing(false), nothing(true)];
  const known: Part[] = [];
  data.candidates.forEach((candidate, index) => {
    const probability = weighed.probabilities[index] ?? 0;
    if (probability < NEGLIGIBLE) return;
    const isKeptOne = isKept(data, candidate);
    const accounts = accountsOf(data, candidate, { question, traits, year: weighed.year });
    if (accounts.length === 0) (isKeptOne ? kept : wild).probability += probability;
    else
      known.push({
        probability,
        answers: states.map((answer) => givenAccounts(question, traits, accounts, isKeptOne, answer)),
      });
  });
  return [wild, kept, ...known];
}

/** How much the answer to a question is expected to tell, in natural units, times how often it can be seen. */
function expectedInformation(data: KeyData, weighed: Weighed, question: Question): number {
  const traits = data.questions[question.id];
  if (traits === undefined) return 0;
  const parts = partsOf(data, weighed, question, traits);
  let sum = 0;
  definiteStates(question).forEach((_, index) => {
    let overall = 0;
    for (const { probability, answers } of parts) overall += probability * (answers[index] ?? 0);
    for (const { probability, answers } of parts) {
      const likely = answers[index] ?? 0;
      if (probability > 0 && likely > 0) sum += probability * likely * naturalLog(likely / overall);
    }
  });
  return traits.seen * sum;
}

/** A question is asked if the record answers it for at least this many living tuskers. */
const FEWEST_RECORDED = 3;

/**
 * The questions that tell tuskers apart by today's record; all of them if the record answers none. In a directory of one
 * or two tuskers it has to answer them for each.
 */
export function tellingQuestions({ candidates }: KeyData): readonly Question[] {
  const living = candidates.filter(({ isDead }) => !isDead);
  const fewest = Math.max(1, Math.min(FEWEST_RECORDED, living.length));
  const telling = QUESTIONS.filter(
    ({ id }) =>
      living.filter(({ features }) => features.some(({ states }) => states[id] !== undefined)).length >= fewest,
  );
  return telling.length === 0 ? QUESTIONS : telling;
}

const ONE_TUSK = ["left_only", "right_only", "one"];
const NO_TUSK = ["none", "tushes"];

/** Whether another answer leaves nothing to ask: an animal without tusks has no form of them. */
function isMoot({ states }: Answers, { character }: Question): boolean {
  const { tusks } = states;
  if (tusks === undefined) return false;
  if (NO_TUSK.includes(tusks)) return character.startsWith("tusk_");
  return ONE_TUSK.includes(tusks) && character === "tusk_level";
}

/** The questions of the key for these answers, besides the place: the telling ones that are answered or can be. */
export const askedQuestions = (data: KeyData, answers: Answers): readonly Question[] =>
  tellingQuestions(data).filter(
    (question) =>
      answers.states[question.id] !== undefined || answers.unseen.includes(question.id) || !isMoot(answers, question),
  );

/** The question whose answer is expected to tell most, among the telling ones that are neither answered nor unseen. */
export function nextQuestion(data: KeyData, answers: Answers): QuestionId | null {
  const weighed = weigh(data, answers);
  let best: { id: QuestionId; information: number } | null = null;
  for (const question of askedQuestions(data, answers)) {
    const { id } = question;
    if (answers.states[id] !== undefined || answers.unseen.includes(id)) continue;
    const information = expectedInformation(data, weighed, question);
    if (best === null || information > best.information) best = { id, information };
  }
  return best?.id ?? null;
}
