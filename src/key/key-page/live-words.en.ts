import { namedCatalogue } from "../../platform/languages/catalogue.ts";
import type { TuskerCategory } from "../../tuskers/status.ts";
import type { Fit } from "../rank.ts";

/** The words that change with the answers, or that stand on what is pressed. The others come with the data. */

const fits: Record<Fit, string> = { fits_well: "Fits well", possible: "Possible", unlikely: "Unlikely" };

const kinds: Record<TuskerCategory, string> = {
  wild: "a wild tusker",
  domesticated: "a tusker kept by people",
  conservation: "a tusker in care",
};

export const words = namedCatalogue("key/key-page/live-words", {
  where: "Where?",
  when: "When?",
  skip: "Skip",
  thisYear: "This year",
  show: "Apply",
  done: "No more questions.",
  /** What a witness says where the record says that its source does not tell. */
  states: { one: "One, I do not know which", broken: "Broken, I do not know how far" } as Partial<
    Record<string, string>
  >,
  unseen: "Not sure",
  yours: "Your answers",
  change: "Change",
  again: "Begin again",
  others: "Or answer what you remember",
  /** Opens the questions that the record hardly answers. */
  furtherQuestions: "More you could tell",
  soFar: "So far",
  title: "Who it may be",
  after: (count: number) => `After ${count === 1 ? "1 answer" : `${count} answers`}.`,
  more: (count: number) =>
    `${count === 1 ? "One more answer" : `${count} more answers`}, and the first names stand here.`,
  nobody: "Nobody yet",
  answers: (count: number, enough: number) => `${count} of ${enough} answers`,
  fits,
  mostLikely: "Most likely",
  always: "Always possible",
  stranger: "Not in this directory",
  died: (year: string) => `who died in ${year}`,
  dead: "who has died",
  looksLike: "Looks like",
  alive: "Alive at the last record",
  missing: "Missing",
  speaksFor: "For",
  against: "Against",
  notRecorded: "No record",
  nothing: "Nothing",
  nobodyRecorded: (list: string) => `Nobody has recorded: ${list}.`,
  recordedIn: (place: string) => `recorded in ${place}`,
  recorded: (label: string, state: string) => `${label}: ${state}`,
  dated: (text: string, date: string) => `${text}, recorded ${date}`,
  kinds,
  source: (key: string) => `Source ${key}`,
  compare: (one: string, other: string) => `Compare ${one} and ${other}`,
  lessLikely: (names: string, more: number) => `Less likely: ${names}${more > 0 ? ` and ${more} more` : ""}`,
  inWords: (name: string, fit: string) => `${name}: ${fit}`,
  othersToo: (count: number) => (count === 0 ? "" : `, ${count} more possible`),
  thumb: "To the result",
  failure: {
    title: "The key could not be loaded",
    message: "The key could not be loaded. Please try again later.",
  },
});
