import { type ComparedField, type EntryDefinition, PUBLICATION_LABELS } from "../../entries/form/entry-definition.ts";
import { picturesText } from "../../entries/form/picture-values.ts";
import { sourcesText } from "../../entries/form/source-values.ts";
import { tuskerChangeSchema } from "../tusker.ts";
import { CATEGORY_LABELS, STATUS_LABELS } from "../words.en.ts";
import { portraitText } from "./portrait-words.ts";
import { blankTusker, type TuskerContent, type TuskerValues, tuskerBody, tuskerValues } from "./tusker-values.ts";

type Plain = "name" | "location" | "description" | "statusAsOf" | "statusNote" | "ageNote";
type Facts = "bornYear" | "diedOn" | "heightM" | "tusks" | "origin" | "slug";

const plain = (key: Plain | Facts, label: string): ComparedField<TuskerValues> => ({
  label,
  keys: [key],
  textOf: (values) => values[key],
});

const compared: ComparedField<TuskerValues>[] = [
  plain("name", "Tusker Name"),
  {
    label: "Age",
    keys: ["age", "ageUnknown"],
    textOf: ({ age, ageUnknown }) => (ageUnknown ? "Age not known" : age),
  },
  { label: "Category", keys: ["category"], textOf: ({ category }) => CATEGORY_LABELS[category] },
  plain("location", "Location"),
  { label: "Status", keys: ["status"], textOf: ({ status }) => STATUS_LABELS[status] },
  { label: "Tags", keys: ["tags"], textOf: ({ tags }) => tags.join("\n") },
  { label: "Images", keys: ["pictures"], textOf: ({ pictures }) => picturesText(pictures) },
  plain("description", "Description"),
  { label: "Other names", keys: ["aliases"], textOf: ({ aliases }) => aliases.join("\n") },
  plain("ageNote", "Note on the age"),
  plain("bornYear", "Year of birth"),
  plain("diedOn", "Date of death"),
  plain("heightM", "Height in metres"),
  plain("tusks", "Tusks"),
  plain("origin", "Origin"),
  plain("statusAsOf", "Status as of"),
  plain("statusNote", "Note on the status"),
  { label: "Sources", keys: ["sources"], textOf: ({ sources }) => sourcesText(sources) },
  { label: "Drawn portrait", keys: ["portrait"], textOf: ({ portrait }) => portraitText(portrait) },
  {
    label: "Publication",
    keys: ["publication"],
    textOf: ({ publication }) => PUBLICATION_LABELS[publication],
  },
  plain("slug", "Address"),
];

export const TUSKER: EntryDefinition<TuskerValues, TuskerContent> = {
  kind: "tusker",
  words: {
    noun: "tusker",
    addHeading: "Add Tusker",
    editHeading: "Edit Tusker",
    addButton: "Add Tusker",
    updateButton: "Update Tusker",
    loading: "Loading tusker data...",
    loadFailed: "Error loading tusker data: ",
    addFailed: "Failed to add tusker: ",
    updateFailed: "Failed to update tusker: ",
    noToken: {
      add: "You must be logged in to add a tusker",
      update: "You must be logged in to update a tusker",
      load: "You must be logged in to edit tuskers",
    },
    notFound: "Tusker not found",
    added: (name) => `${name} was added.`,
    updated: (name) => `${name} was updated.`,
  },
  compared,
  blank: blankTusker,
  valuesOf: tuskerValues,
  bodyOf: tuskerBody,
  schema: tuskerChangeSchema,
  messages: {
    name: ({ name }) => (name.trim() === "" ? "Enter his name." : undefined),
    age: ({ age }) => (age.trim() === "" ? "Enter his age in years, or tick ‘Age not known’." : undefined),
    location: ({ location }) => (location.trim() === "" ? "Enter the park or the district." : undefined),
  },
  required: ["name", "age", "location"],
  nameOf: ({ name }) => name.trim(),
};
