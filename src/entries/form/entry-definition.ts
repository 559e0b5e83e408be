import type { z } from "zod";
import type { PictureValue } from "../../images/stored/image-value.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import type { SourceValue } from "./source-values.ts";

/** What every entry's form holds, whatever else it asks for. */
export type SharedValues = {
  publication: "published" | "draft";
  slug: string;
  tags: string[];
  sources: SourceValue[];
  pictures: PictureValue[];
};

/** A part of an entry as it is put beside another: in an old version, in what somebody else saved, in unsaved text. */
export type ComparedField<Values> = {
  label: string;
  /** The values that belong together: they are taken from one side or the other as a whole. */
  keys: readonly (keyof Values & string)[];
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

/** All that the form, its unsaved texts, conflicts and history need to know about one kind of entry. */
export type EntryDefinition<Values extends SharedValues, Content> = {
  kind: EntryKind;
  words: EntryWords;
  /** In the order of the form. */
  compared: readonly ComparedField<Values>[];
  /** An empty form. */
  blank(): Values;
  /** The form of what is stored, or was stored once. */
  valuesOf(content: Content): Values;
  /** The body of a call that saves it; without the address, which only a change may name. */
  bodyOf(values: Values): object;
  /** The rules of the server for such a body. */
  schema: z.ZodType;
  /** Words for a person in place of the server's, by the body's field. */
  messages: Readonly<Record<string, (values: Values) => string | undefined>>;
  /** The fields of the form that must be filled in. */
  required: readonly string[];
  nameOf(values: Values): string;
};

export const PUBLICATION_LABELS: Record<SharedValues["publication"], string> = {
  published: "Published",
  draft: "Draft",
};
