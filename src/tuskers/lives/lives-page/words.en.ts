import { catalogue } from "../../../platform/languages/catalogue.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";
import type { EndSign, LifeYears } from "../drawn/life-years.ts";

const signs: Record<EndSign, string> = {
  alive: "Alive at the last record",
  missing: "Missing",
  shot: "Shot",
  electrocuted: "Electrocuted",
  people: "Snare, bait, poison or train",
  transport: "While being moved",
  fight: "In a fight",
  natural: "Illness, age or natural causes",
  unknown: "Cause not recorded",
};

const begins: Record<LifeYears["begin"], string> = {
  known: "Day or year of birth recorded",
  about: "Born about then",
  between: "Born at some time between",
  unknown: "Birth not known: first record",
};

export const words = catalogue({
  title: "Timeline",
  heading: (lives: number, since: number | null) =>
    since === null ? counted(lives, "life", "lives") : `${counted(lives, "life", "lives")}, ${since} to today`,
  description:
    "The life of every tusker published on this site, on one sheet of time: when he was born, last recorded, and how he died.",
  keywords: ["tusker lives", "tusker deaths", "elephant records"],
  lead: "Every tusker published here on one sheet of time. Few beginnings are known; the end is told as far as a source tells it.",
  questions: "Quiz",
  onThisDay: "On this day",
  heights: "Tusks and heights",
  statistics: "The record in numbers",
  filters: {
    label: "Filter the lives",
    status: "State",
    category: "Life",
    cause: "Death by",
    place: "Place",
    all: "All",
  },
  tally: (shown: number, published: number) =>
    `Showing ${writtenNumber(shown)} of ${counted(published, "tusker", "tuskers")} published here`,
  asOf: (date: string) => `, as of ${date}`,
  tooMany: (drawn: number) =>
    `The chart holds the first ${writtenNumber(drawn)} by name. Choose a filter to see the others.`,
  toTable: "To the table",
  key: "How to read a life",
  signs,
  begins,
  silence: "Dots to today: nothing recorded since, sparse after ten years",
  chart: "The same facts stand in the table below the chart.",
  today: "Today",
  lives: (lives: number) => counted(lives, "life", "lives"),
  ends: {
    lastRecord: (date: string) => `Last record ${date}`,
    undated: "Last record without a date",
    dead: (cause: string, date: string) => `${cause}, ${date}`,
    by: (date: string) => `by ${date}`,
  },
  caption:
    "Only tuskers published on this site: a record of the known and named, not a sample of all tuskers. A year of birth is often worked back from an age somebody gave.",
  table: {
    heading: "The same lives as a list",
    name: "Name",
    status: "State",
    born: "Born",
    end: "Died or last recorded",
    cause: "Cause of death",
    notKnown: "Not known",
    by: (date: string) => `By ${date}`,
  },
  none: { title: "No such life", message: "No life published here fits these filters.", all: "All lives" },
});
