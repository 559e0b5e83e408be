import { catalogue } from "../platform/languages/catalogue.ts";
import type { tuskerFields } from "./fields.ts";
import type { TuskerCategory, TuskerStatus } from "./status.ts";

/** The labels of the fields, in messages and in the activity list. A field without a label does not compile. */
export const tuskerWords = catalogue({
  name: "Name",
  aliases: "Other names",
  status: "Status",
  statusAsOf: "Date of the status",
  statusNote: "Note on the status",
  age: "Age",
  ageNote: "Note on the age",
  bornYear: "Year of birth",
  diedOn: "Date of death",
  heightM: "Height",
  location: "Location",
  category: "Category",
  tags: "Tags",
  tusks: "Tusks",
  origin: "Origin",
  wikidata: "Wikidata item",
  description: "Description",
  publication: "Publication",
  claims: "Facts",
  events: "Events",
  features: "Features",
  relations: "Relations",
  sources: "Sources",
  portrait: "Portrait",
} satisfies Record<keyof typeof tuskerFields, string>);

type StatusWords = {
  label: string;
  /** Below a drawn portrait: what the sky means, unless it is an open one. */
  skyOfPortrait: string | null;
};

/** The words of each status, except those of the About page, which every page would load. A status without its words does not compile. */
export const STATUS_WORDS: Record<TuskerStatus, StatusWords> = catalogue({
  alive: {
    label: "Alive",
    skyOfPortrait: null,
  },
  dead: {
    label: "Dead",
    skyOfPortrait: "An evening sky marks a tusker who has died.",
  },
  missing: {
    label: "Missing",
    skyOfPortrait: "Mist marks a tusker who is missing, or whose fate is disputed.",
  },
});

/** The labels alone, for choices in forms and filters. */
export const STATUS_LABELS: Record<TuskerStatus, string> = {
  get alive() {
    return STATUS_WORDS.alive.label;
  },
  get dead() {
    return STATUS_WORDS.dead.label;
  },
  get missing() {
    return STATUS_WORDS.missing.label;
  },
};

/** A status with its date, on one line. */
export const statusWords = catalogue({
  asOf: (date: string, status: string) => `${status}, as of ${date}`,
  deadBy: (date: string) => `Dead by ${date}`,
  diedIn: (date: string) => `Died in ${date}`,
  diedOn: (date: string) => `Died ${date}`,
  /** Whether he lives, is missing or is dead is told differently by different sources. */
  disputed: "fate disputed",
});

export const ageWords = catalogue({
  unknown: "Unknown",
  bornIn: (year: number) => `Born in ${year}`,
  atDeath: (age: number | string) => `${age} at death`,
  asOf: (age: number, date: string) => `${age}, as of ${date}`,
});

export const CATEGORY_LABELS: Record<TuskerCategory, string> = catalogue({
  wild: "Wild",
  domesticated: "Domesticated",
  conservation: "Conservation",
});
