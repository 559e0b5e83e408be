import { isAllYear, type Months, type Season } from "../../../places/seasons.ts";
import { catalogue } from "../../../platform/languages/catalogue.ts";
import { monthName } from "../../../platform/text/by-language/months.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";
import type { TuskerStatus } from "../../status.ts";

const STATES: Record<TuskerStatus, string> = {
  alive: "alive when last seen",
  dead: "dead",
  missing: "missing",
};

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const inWords = (count: number): string => NUMBERS[count] ?? writtenNumber(count);

/** "Five known tuskers". */
function known(count: number): string {
  const number = inWords(count);
  return `${number.charAt(0).toUpperCase()}${number.slice(1)} known ${count === 1 ? "tusker" : "tuskers"}`;
}

function statesOf(count: number, states: readonly [TuskerStatus, number][]): string {
  const [first] = states;
  if (states.length !== 1 || first === undefined)
    return `: ${states.map(([status, of]) => `${inWords(of)} ${STATES[status]}`).join(", ")}`;
  return count === 1 ? `, ${STATES[first[0]]}` : `, ${count === 2 ? "both" : "all"} ${STATES[first[0]]}`;
}

/** "from May to October", "in July and August". */
const months = ([first, last]: Months): string =>
  (last - first + 12) % 12 === 1
    ? `in ${monthName("en", first)} and ${monthName("en", last)}`
    : `from ${monthName("en", first)} to ${monthName("en", last)}`;

export const words = catalogue({
  lead: (count: number, states: readonly [TuskerStatus, number][]) =>
    count === 0 ? "No tusker is known from here." : `${known(count)}${statesOf(count, states)}.`,
  leadOfDistrict: (count: number) =>
    count === 0
      ? "No tusker is known from this district."
      : `${known(count)} of this district and of the parks, reserves and homes that reach into it.`,
  follow: (name: string) => `Follow ${name}: a feed of changes`,
  keywords: (name: string) => [name, `tuskers of ${name}`],
  facts: {
    kind: "What it is",
    area: "Area",
    areaFrom: (source: string) => `Area: ${source}.`,
    districts: (count: number) => (count === 1 ? "District" : "Districts"),
    lives: "Their lives",
  },
  timeline: "On the timeline",
  tuskers: "Tuskers known from here",
  allTuskers: (count: number) => `All ${writtenNumber(count)} on the timeline`,
  season: {
    title: "When to go",
    months: (season: Season) =>
      isAllYear(season)
        ? "Elephants are here all year."
        : `Most elephants are here ${months(season.months)}${season.most === undefined ? "" : `, above all ${months(season.most)}`}.`,
    atLarge: "That is told of all elephants here, not of one.",
    from: (source: string) => `Months: ${source}.`,
  },
  watch: {
    title: "How to watch",
    rules: [
      "Let the elephant choose the distance. If he changes his path because of your vehicle, it is too near.",
      "Keep the food in the bag. Never feed.",
      "No flash, no shouting, no throwing of anything.",
      "When you post a picture, name the park or district and stop there.",
    ],
    more: "How to watch tuskers responsibly",
  },
  inside: { title: "In this district", id: "inside" },
  neighbours: { title: "Nearby", id: "neighbours" },
  allPlaces: (count: number) => `All ${writtenNumber(count)} places`,
  holds: {
    told: "What is told of each tusker here",
    ofEach: "The tuskers of each place",
    deaths: (count: number) => counted(count, "death", "deaths"),
    sources: (count: number) => counted(count, "source", "sources"),
    guide: "Field guide to print",
    follow: "Follow this place",
  },
  told: { title: "What is told of each tusker here", id: "told" },
  ofDistrict: { title: "Told of the district itself", id: "told" },
  ofEach: { title: "The tuskers of each place", id: "of-each" },
  deaths: { title: "Deaths here", id: "deaths" },
  factSources: { title: "Where the facts come from", id: "fact-sources" },
  use: { title: "Use and follow", id: "use" },
  small:
    "This park covers less than 50 km². A tusker who may live wild is therefore told of its district alone, and is not listed here.",
  location: (location: string) => `Location: ${location}.`,
  moreEvents: (count: number) => `${counted(count, "more event", "more events")} on his page`,
  moreTuskers: (shown: number, all: number) =>
    `The first ${writtenNumber(shown)} of ${writtenNumber(all)} by name. The Timeline shows the others.`,
  browseAll: "All places",
  failure: {
    message: "This place could not be loaded. Please try again in a moment.",
    unknown: {
      title: "Place Not Found",
      pageTitle: "404 - Place Not Found",
      message: (key: string) => `The directory names no place with the address “${key}”.`,
    },
    removed: { title: "Place Removed", message: "This place is no longer named here." },
  },
});
