import { catalogue } from "../../platform/languages/catalogue.ts";
import { counted, writtenNumber } from "../../platform/text/counted.ts";

export const words = catalogue({
  title: "The data",
  description:
    "What is known of the tuskers of Sri Lanka as files to download: numbered, unchanging, with sources and without coordinates.",
  keywords: ["open data", "Darwin Core", "tuskers of Sri Lanka"],
  lead: "Everything this site knows of its tuskers, as files with sources. A release never changes, so it can be cited.",
  licence: {
    heading: "Licence",
    of: (label: string) => `The data may be used under ${label}.`,
    missing:
      "There is nothing to download yet: a release needs a licence, which the editors have not chosen. Until then all rights are reserved.",
  },
  withheld: {
    heading: "What is not in it",
    text: "No file holds coordinates. Where a tusker may live wild, a place is a park or a reserve of at least 50 km², or a district, and his origin is left out. Sightings of the last 90 days, articles, descriptions and pictures are left out too. Each row says what was generalised or withheld.",
  },
  cite: {
    heading: "How to cite a release",
    text: "Name the number and the day: two releases differ.",
  },
  releases: {
    heading: "Releases",
    none: "There is nothing to download yet.",
    dated: (number: string, day: string) => `${number}, ${day}`,
    rows: (tuskers: number, events: number, sources: number) =>
      `${counted(tuskers, "tusker", "tuskers")}, ${counted(events, "event", "events")}, ${counted(sources, "source", "sources")}.`,
    first: "The first release.",
    changes: (since: string, added: number, changed: number, removed: number) =>
      `Since ${since}: ${writtenNumber(added)} rows added, ${writtenNumber(changed)} changed, ${writtenNumber(removed)} removed.`,
    recalled: (day: string, why: string) => `Recalled on ${day}: ${why}`,
    sizes: (bytes: string) => `${bytes} kB`,
    hash: "SHA-256",
  },
  terms: {
    heading: "What the columns mean",
    text: "The columns of the tables, to which the JSON-LD refers, as far as Darwin Core and schema.org have no term for them. The file datapackage.json describes all columns.",
  },
  files: {
    csv: "CSV tables with datapackage.json",
    jsonLd: "JSON-LD",
    archive: "Darwin Core Archive",
    changes: "What changed since the release before",
    manifest: "Manifest with sizes and hashes",
  },
});
