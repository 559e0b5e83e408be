import type { z } from "zod";
import type { ImageValue } from "../../images/stored/image-value.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import type { Fields } from "../definition/fields.ts";
import type { SourceValue } from "./source-values.ts";

/** What every entry's form holds, whatever else it asks for. */
export type SharedValues = {
  publication: "published" | "draft";
  slug: string;
  tags: string[];
  sources: SourceValue[];
  pictures: ImageValue[];
};

/** A part of an entry as it is put beside another: in an old version, in what somebody else saved, in unsaved text. */
export type ComparedField<Values> = {
  label: string;
  name: keyof Values & string;
  /** The part in words; of several lines where it is a list. Empty where nothing is there. */
  textOf(values: Values): string;
};

/** What is said of the entry at each turn. Several texts are fixed by the product's description. */
export type EntryWords = {
  /** "tusker", inside a sentence. */
  noun: string;
  addHeading: string;
  editHeading: string;
  addButton: string;
  updateButton: string;
  loading: string;
  loadFailed: string;
  addFailed: string;
  updateFailed: string;
  noToken: { add: string; update: string; load: string };
  notFound: string;
  added(name: string): string;
  updated(name: string): string;
};

/** What the form looks like: the fields of one kind of entry, what they are called and where they stand. */
export type EntrySheet<Table extends Fields = Fields> = {
  kind: EntryKind;
  words: EntryWords;
  fields: Table;
  /** What each field is called in the form. */
  labels: Readonly<Record<string, string>>;
  /** The words of choices, by the field. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What every entry of this kind has, row by row. */
  facts: readonly (readonly string[])[];
  /** The headings of the optional parts, by the group that the table names. */
  groups: Readonly<Record<string, string>>;
  /**
   * The parts of the form from top to bottom: facts, groups, images, publication, and the fields with a panel of their
   * own.
   */
  order: readonly string[];
};

/** All that the form, its unsaved texts, conflicts and history need to know about one kind of entry. */
export type EntryDefinition<Values extends SharedValues, Content> = EntrySheet & {
  /** In the order of the form. */
  compared: readonly ComparedField<Values>[];
  /** An empty form. */
  blank(): Values;
  /** The form of what is stored, or was stored once. */
  valuesOf(content: Content): Values;
  /** The body of a call that saves it; without the address, which only a change may name. */
  bodyOf(values: Values): object;
  /** The place in the form of what the body names by this path. */
  placeOf(path: string, values: Values): string;
  /** The sentence on a field that must be filled in and is not, else undefined. */
  missingAt(path: string, values: Values): string | undefined;
  /** The rules of the server for such a body. */
  schema: z.ZodType;
  nameOf(values: Values): string;
};
