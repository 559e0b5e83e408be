import { namedCatalogue } from "../../platform/languages/catalogue.ts";
import { counted } from "../../platform/text/counted.ts";
import type { TuskerCategory } from "../../tuskers/status.ts";
import type { Standing } from "../standing.ts";

/** The words that change with the answers or stand in the evidence. The others come with the data. */

const standing: Record<Standing, string> = { fits: "Fits", possible: "Possible", unlikely: "Unlikely" };

const kinds: Record<TuskerCategory, string> = {
  wild: "a wild tusker",
  domesticated: "a tusker kept by people",
  conservation: "a tusker in care",
};

export const words = namedCatalogue("key/key-page/live-words", {
  step: (number: number, of: number) => `Question ${number} of ${of}`,
  /** What a witness says where the record says that its source does not tell. */
  states: { one: "One, I do not know which", broken: "Broken, I do not know how far" } as Partial<
    Record<string, string>
  >,
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
  after: (count: number) => `after ${counted(count, "answer", "answers")}`,
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
});
