import type { PortraitParameters } from "../../../artwork/portrait-parameters.ts";
import type { Claims, Feature, RecordedEvent, Relation } from "../../../content/record/record.ts";
import { claimLines, eventLines, featureLines, relationLines } from "../../../content/record/texts/record-text.ts";
import { tuskerFields } from "../../../content/tuskers/fields.ts";
import { completeClaims, fieldsOfClaims, HELD_BY_CLAIMS } from "../../../content/tuskers/reconcile-claims.ts";
import { tuskerChangeSchema } from "../../../content/tuskers/tusker.ts";
import { CATEGORY_LABELS, STATUS_LABELS, tuskerWords } from "../../../content/tuskers/words.ts";
import type { Line } from "../../forms/entry/blocks/block.ts";
import { defineEntry, type EntryValues } from "../../forms/entry/define-entry.ts";
import type { OwnForm } from "../../forms/entry/form-values.ts";
import { SOURCES } from "../../forms/entry/source-values.ts";
import { fitFormerDraft } from "./former-draft.ts";
import { portraitLines } from "./portrait-words.ts";

/** A part of the record that the form keeps as it is. */
const kept = <Value>(empty: Value, linesOf: (value: Value) => readonly Line[]) =>
  ({
    // Versions from before there was a record lack it.
    toForm: (value) => value ?? empty,
    toBody: (value) => value,
    linesOf,
    placeOf: placeIn(1),
  }) satisfies OwnForm<Value, Value>;

/** A path in the form for an error within a statement: its first segments. */
const placeIn = (depth: number) => (path: readonly string[]) => (path.length < depth ? [] : path.slice(0, depth));

const own = {
  claims: {
    // What only an older field tells is an account without a source.
    toForm: (claims, content) => completeClaims({ ...content, claims: claims ?? {} }).claims,
    toBody: (claims) => claims,
    linesOf: claimLines,
    placeOf: placeIn(2),
  } satisfies OwnForm<Claims, Claims>,
  events: kept<RecordedEvent[]>([], eventLines),
  features: kept<Feature[]>([], featureLines),
  relations: kept<Relation[]>([], relationLines),
  sources: SOURCES,
  portrait: {
    toForm: (portrait) => portrait ?? {},
    toBody: (portrait) => (Object.keys(portrait).length === 0 ? null : portrait),
    linesOf: portraitLines,
  } satisfies OwnForm<PortraitParameters | null, PortraitParameters>,
};

/** The age has a control of its own, which writes its leading account. */
const HELD = HELD_BY_CLAIMS.filter((name) => name !== "age");

/** The age is that of the leading account. Without any, it is what the tick says. */
function heldBody(claims: Claims) {
  const { age, ...held } = fieldsOfClaims(claims);
  return claims.age?.length ? { ...held, age } : held;
}

export type TuskerValues = EntryValues<typeof tuskerFields, typeof own, (typeof HELD)[number]>;

export const TUSKER = defineEntry(tuskerFields, {
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
    added: (name) => `“${name}” was added.`,
    updated: (name) => `“${name}” was updated.`,
  },
  schema: tuskerChangeSchema,
  labels: {
    ...tuskerWords,
    name: "Tusker Name",
    pictures: "Images",
    claims: "Facts and sources",
    relations: "Related tuskers",
    portrait: "Drawing",
    statusAsOf: "Status as of",
  },
  choices: { status: STATUS_LABELS, category: CATEGORY_LABELS },
  own,
  held: { by: "claims", names: HELD, shown: ["age"], toBody: heldBody },
  missing: {
    name: "Enter his name.",
    age: "Enter an age, or tick Age not known.",
    location: "Enter the park or the district.",
  },
  facts: [["name"], ["tags"], ["description"], ["status", "age", "location"], ["pictures"], ["category"]],
  groups: {
    more: { title: "Names", about: "other names, spelling, Wikidata" },
    aboutStatus: { title: "Status note", about: "since when, and how it is known" },
    former: { title: "Older notes", about: "what facts and features replace" },
  },
  formerGroups: ["former"],
  order: [
    "facts",
    "claims",
    "events",
    "features",
    "relations",
    "sources",
    "more",
    "aboutStatus",
    "former",
    "portrait",
    "publication",
  ],
  formerDraft: fitFormerDraft,
  nameOf: ({ name }) => name.trim(),
});
