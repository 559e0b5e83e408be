import { namedCatalogue } from "../../platform/languages/catalogue.ts";
import { counted } from "../../platform/text/counted.ts";
import type { TuskerCategory } from "../../tuskers/status.ts";
import type { Standing } from "../standing.ts";

/** The words that change with the answers, or that stand on what is pressed. The others come with the data. */

const standing: Record<Standing, string> = { fits: "Fits", possible: "Possible", unlikely: "Unlikely" };

const kinds: Record<TuskerCategory, string> = {
  wild: "a wild tusker",
  domesticated: "a tusker kept by people",
  conservation: "a tusker in care",
};

export const words = namedCatalogue("key/key-page/live-words", {
  where: "Where did you see him?",
  place: "Place",
  choose: "Choose a place",
  next: "Next",
  when: "In which year?",
  thisYear: "This year",
  step: (number: number, of: number) => `Question ${number} of ${of}`,
  done: "No more questions.",
  /** What a witness says where the record says that its source does not tell. */
  states: { one: "One, I do not know which", broken: "Broken, I do not know how far" } as Partial<
    Record<string, string>
  >,
  unseen: "Not sure",
  yours: "Your answers",
  takeBack: "take back",
  again: "Start again",
  /** Opens the questions that follow, which are named beside it. */
  following: "Next:",
  /** Opens the questions that the record hardly answers. */
  furtherQuestions: "More you could tell",
  furtherThings: "ears, skin, tail, the year, your own photograph beside",
  living: (count: number) => `${counted(count, "living tusker", "living tuskers")}`,
  narrow: "Each answer narrows them down.",
  fit: (count: number, of: number) =>
    count === 0
      ? `None of our ${of} living tuskers is known to fit`
      : `${count} of our ${of} living tuskers ${count === 1 ? "fits" : "fit"} so far`,
  /** The same in few words. */
  bar: (count: number, of: number) => `${count} of ${of} ${count === 1 ? "fits" : "fit"} so far`,
  possibleNames: (names: string) => `Possible: ${names}.`,
  alsoPossible: (count: number) => `${count} more are possible.`,
  bestOf: (shown: number, of: number) => `The ${shown} likeliest of ${of} stand here.`,
  standing,
  why: "Why, and why not",
  after: (count: number) => `after ${counted(count, "answer", "answers")}`,
  mostLikely: "Most likely",
  always: "Always possible",
  stranger: "He may be none of ours",
  died: (year: string) => `who died in ${year}`,
  dead: "who has died",
  looksLike: "Looks like",
  alive: "Alive when last seen",
  missing: "Missing",
  speaksFor: "For",
  against: "Against",
  notKnown: "Not known",
  knownIn: (place: string) => `known in ${place}`,
  told: (label: string, state: string) => `${label}: ${state}`,
  kinds,
  source: (key: string) => `Source ${key}`,
  compare: (one: string, other: string) => `Compare ${one} and ${other}`,
  lessLikely: (names: string, more: number) => `Less likely: ${names}${more > 0 ? ` and ${more} more` : ""}`,
  failure: {
    title: "The key could not be loaded",
    message: "The key could not be loaded. Please try again later.",
  },
});
