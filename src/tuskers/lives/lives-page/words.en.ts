import { catalogue } from "../../../platform/languages/catalogue.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";
import type { EndSign, LifeYears } from "../drawn/life-years.ts";

const signs: Record<EndSign, string> = {
  alive: "Alive when last seen",
  missing: "Missing",
  shot: "Shot",
  electrocuted: "Electrocuted",
  people: "Snare, bait, poison or train",
  transport: "While being moved",
  fight: "In a fight",
  natural: "Illness, age or natural causes",
  unknown: "Cause not known",
};

const begins: Record<LifeYears["begin"], string> = {
  known: "Day or year of birth known",
  about: "Born about then",
  between: "Born at some time between",
  unknown: "Birth not known: first seen",
};

export const words = catalogue({
  title: "Timeline",
  sentence: (lives: number, since: number | null) =>
    since === null
      ? `${counted(lives, "life", "lives")}.`
      : `${counted(lives, "life", "lives")}, from ${since} to today.`,
  description:
    "The life of every tusker published on this site, on one sheet of time: when he was born, when he was last seen, and how he died.",
  keywords: ["tusker lives", "tusker deaths", "elephant records"],
  questions: "Quiz",
  onThisDay: "On this day",
  heights: "Tusks and heights",
  statistics: "The record in numbers",
  filters: {
    title: "Filter",
    label: "Filter the lives",
    status: "Status",
    category: "Category",
    cause: "Cause of death",
    place: "Place",
    all: "All",
    option: (label: string, count: number) => `${label} (${writtenNumber(count)})`,
    submit: "Show",
  },
  tally: (shown: number, published: number) => `${writtenNumber(shown)} of ${counted(published, "tusker", "tuskers")}`,
  tooMany: (drawn: number) =>
    `The chart holds the first ${writtenNumber(drawn)} by name. Choose a filter to see the others.`,
  key: "What the signs mean",
  signs,
  begins,
  silence: "Dots to today: no news since then, wider apart after ten years",
  chart: "The table below the chart says the same.",
  today: "Today",
  lives: (lives: number) => counted(lives, "life", "lives"),
  ends: {
    lastRecord: (date: string) => `Last seen ${date}`,
    undated: "Last seen: no date",
    dead: (cause: string, date: string) => `${cause}, ${date}`,
    by: (date: string) => `by ${date}`,
  },
  caption:
    "Only tuskers with a page here: those that are known and have a name, not a sample of all. A year of birth is often worked out from an age that somebody gave.",
  table: {
    heading: "The same lives as a table",
    name: "Name",
    status: "Status",
    born: "Born",
    end: "Died or last seen",
    /** Instead of `end` in narrow windows, where no heading of a column stands. */
    death: "Died",
    lastSeen: "Last seen",
    cause: "Cause of death",
    notKnown: "Not known",
    by: (date: string) => `By ${date}`,
  },
  none: { title: "No such life", message: "No tusker here fits these filters.", all: "All lives" },
});
