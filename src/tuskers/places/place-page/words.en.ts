import { catalogue } from "../../../platform/languages/catalogue.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";
import type { TuskerStatus } from "../../status.ts";

const STATES: Record<TuskerStatus, string> = {
  alive: "alive at the last record",
  dead: "dead",
  missing: "missing",
};

const published = (count: number): string =>
  `${counted(count, "tusker", "tuskers")} published here ${count === 1 ? "is" : "are"} recorded`;

export const words = catalogue({
  lead: (count: number, states: readonly [TuskerStatus, number][]) =>
    count === 0
      ? "No tusker published here is recorded at this place."
      : `${published(count)} at this place: ${states.map(([status, of]) => `${writtenNumber(of)} ${STATES[status]}`).join(", ")}.`,
  leadOfDistrict: (count: number) =>
    count === 0
      ? "No tusker published here is recorded in this district."
      : `${published(count)} in this district or in a park, reserve or home that lies in it, wholly or partly.`,
  follow: (name: string) => `Follow ${name}: a feed of changes`,
  keywords: (name: string) => [name, `tuskers of ${name}`],
  facts: {
    kind: "What it is",
    area: "Area",
    noArea: "No source here gives its area.",
    areaFrom: (source: string) => `Source: ${source}.`,
    districts: (count: number) => (count === 1 ? "District" : "Districts"),
    tuskers: "Tuskers recorded",
    ofItself: (count: number) => `${writtenNumber(count)} of them told of the district itself`,
  },
  chart: "Their lives on one chart",
  recorded: { title: "Tuskers recorded here", id: "recorded" },
  ofDistrict: { title: "Told of the district", id: "recorded" },
  inside: { title: "In this district", id: "inside" },
  neighbours: { title: "Places that share a district", id: "neighbours" },
  deaths: { title: "Deaths recorded here", id: "deaths" },
  small:
    "This park covers less than 50 km². A tusker who may live wild is therefore told of its district alone, and is not listed here.",
  none: "No tusker is told of this place.",
  location: (location: string) => `Location in his record: ${location}.`,
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
