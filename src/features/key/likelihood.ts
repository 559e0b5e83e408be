import type { KeyCandidate, KeyData, KeyRecord, QuestionTraits } from "./key-data.ts";
import { definiteStates, meaningsOf, type Question } from "./questions.ts";

// How likely an answer is, given what is recorded of an animal. Additions, multiplications and divisions only.

type Rates = Record<string, number>;

const ratesOf = ({ rates, keptRates }: QuestionTraits, isKept: boolean): Rates =>
  isKept && keptRates !== undefined ? keptRates : rates;

/** How likely the answer is if this is the true state: a witness may err towards each of the others. */
export function givenState(question: Question, { error }: QuestionTraits, truth: string, answer: string): number {
  const others = definiteStates(question).length - 1;
  let sum = 0;
  for (const meaning of meaningsOf(question, answer)) sum += meaning === truth ? 1 - error : error / others;
  return sum;
}

/** How likely the answer is for an animal of which nothing is recorded. */
export function givenNothing(question: Question, traits: QuestionTraits, isKept: boolean, answer: string): number {
  const rates = ratesOf(traits, isKept);
  let sum = 0;
  for (const state of definiteStates(question))
    sum += (rates[state] ?? 0) * givenState(question, traits, state, answer);
  return sum;
}

/** How likely the answer is if this state is recorded and right. A vague record leaves several states open. */
function givenRecorded(question: Question, traits: QuestionTraits, recorded: string, answer: string): number {
  let sum = 0;
  let weight = 0;
  for (const meaning of meaningsOf(question, recorded)) {
    const rate = traits.rates[meaning] ?? 0;
    sum += rate * givenState(question, traits, meaning, answer);
    weight += rate;
  }
  return weight === 0 ? givenNothing(question, traits, false, answer) : sum / weight;
}

const YEARS = /\d{4}/g;

/** The first and the last year that a date of the record names. */
export function yearsOf(date: string): [number, number] | undefined {
  const years = date.match(YEARS);
  return years === null ? undefined : [Number(years[0]), Number(years.at(-1))];
}

function holdsIn(year: number, { from, until }: KeyRecord): boolean {
  const first = from === undefined ? undefined : yearsOf(from)?.[0];
  const last = until === undefined ? undefined : yearsOf(until)?.[1];
  return (first === undefined || first <= year) && (last === undefined || year <= last);
}

/** How far a record is trusted for a sighting in this year, from 0 to 1. It fades with the years between them. */
function trustIn(year: number, record: KeyRecord, { fade }: QuestionTraits, { priors }: Pick<KeyData, "priors">) {
  const on = record.on === undefined ? undefined : yearsOf(record.on)?.[1];
  const age = on === undefined ? priors.undatedYears : Math.abs(year - on);
  const base = priors.trust[record.certainty ?? "certain"];
  return ((base * fade) / (fade + age)) * (record.sideUnknown ? 0.5 : 1);
}

/** A state that is recorded of a candidate, and how far it is trusted. */
export type Account = { state: string; trust: number; record: KeyRecord };

/** What is recorded for a question and holds in this year. */
export function accountsOf(
  data: Pick<KeyData, "priors">,
  { features }: Pick<KeyCandidate, "features">,
  { question, traits, year }: { question: Question; traits: QuestionTraits; year: number },
): Account[] {
  const accounts: Account[] = [];
  for (const record of features) {
    const state = record.states[question.id];
    if (state === undefined || !holdsIn(year, record)) continue;
    accounts.push({ state, trust: trustIn(year, record, traits, data), record });
  }
  return accounts;
}

/** How likely the answer is if this account is all that is known. */
export function givenAccount(
  question: Question,
  traits: QuestionTraits,
  { state, trust }: Account,
  nothing: number,
  answer: string,
): number {
  return trust * givenRecorded(question, traits, state, answer) + (1 - trust) * nothing;
}

/** How likely the answer is for an animal with these accounts. What is trusted more counts more. */
export function givenAccounts(
  question: Question,
  traits: QuestionTraits,
  accounts: readonly Account[],
  isKept: boolean,
  answer: string,
): number {
  const nothing = givenNothing(question, traits, isKept, answer);
  let sum = 0;
  let weight = 0;
  for (const account of accounts) {
    sum += account.trust * givenAccount(question, traits, account, nothing, answer);
    weight += account.trust;
  }
  return weight === 0 ? nothing : sum / weight;
}
