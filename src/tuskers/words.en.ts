import type { tuskerFields } from "./fields.ts";
import type { TuskerCategory, TuskerStatus } from "./status.ts";

/** What the fields are called, in messages and in the list of activities. A field without a word does not compile. */
export const tuskerWords = {
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
  description: "Description",
  publication: "Publication",
  sources: "Sources",
  portrait: "Portrait",
} satisfies Record<keyof typeof tuskerFields, string>;

export const STATUS_LABELS: Record<TuskerStatus, string> = { alive: "Alive", dead: "Dead", missing: "Missing" };

export const CATEGORY_LABELS: Record<TuskerCategory, string> = {
  wild: "Wild",
  domesticated: "Domesticated",
  conservation: "Conservation",
};
