import type { z } from "zod";
import type { Fields } from "../../../content/fields/fields.ts";
import type { FormKind } from "../../../platform/ids/entry-kind.ts";
import type { ImageValue } from "../../inputs/stored-images/image-value.ts";
import type { Block } from "./blocks/block.ts";
import type { FormerDraft } from "./draft-store.browser.ts";
import type { SourceValue } from "./source-values.ts";

/** The values that the forms of all kinds of entry have. */
export type SharedValues = {
  publication: "published" | "draft";
  slug: string;
  tags: string[];
  /** What no statement cites: further reading. The server adds those that are cited. */
  sources: SourceValue[];
  pictures: ImageValue[];
};

/** A part of an entry for comparison with an old version, somebody else's save, or unsaved text. */
export type ComparedField<Values> = {
  label: string;
  name: keyof Values & string;
  /** The part as readers see it, block by block. Empty if there is nothing. */
  blocksOf(values: Values): readonly Block[];
};

/** The texts of the form. The product description fixes several of them. */
export type EntryWords = {
  /** "tusker", for use inside a sentence. */
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

/** The layout of the form: the fields of one kind of entry, their labels and their order. */
export type EntrySheet<Table extends Fields = Fields> = {
  kind: FormKind;
  words: EntryWords;
  fields: Table;
  /** The labels of the fields. */
  labels: Readonly<Record<string, string>>;
  /** The labels of options, by field. */
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What the product specifies of every entry of this kind, row by row: fields, and `pictures` for the images. */
  facts: readonly (readonly string[])[];
  /** The sections of optional fields, by the group's name in the table: the heading, and what it is for. */
  groups: Readonly<Record<string, { title: string; about: string }>>;
  /** Groups of fields that others replace: they are shown for entries that still have something in them. */
  formerGroups: readonly string[];
  /** The fields without a control, each with the field that holds what it tells. */
  held: Readonly<Record<string, string>>;
  /** The fields with a control that others hold as well. Two versions are not compared by them. */
  shown: readonly string[];
  /** The parts of the form from top to bottom: facts, groups, publication, and the fields with their own section. */
  order: readonly string[];
};

/** Everything that the form, drafts, conflicts and history need to know about one kind of entry. */
export type EntryDefinition<Values extends SharedValues, Content> = EntrySheet & {
  /** The values of the form in its order. */
  names: readonly string[];
  /** What can differ between two versions, in the order of the form. */
  compared: readonly ComparedField<Values>[];
  /** The values of an empty form. */
  blank(): Values;
  /** The values of the form for stored content, current or old. */
  valuesOf(content: Content): Values;
  /** The body of a save. It leaves out the slug, which only a change may send. */
  bodyOf(values: Values): object;
  /** Maps a path in the body to the place in the form. */
  placeOf(path: string, values: Values): string;
  /** The message for an empty required field, otherwise undefined. */
  missingAt(path: string, values: Values): string | undefined;
  /** The server's schema of the body. */
  schema: z.ZodType;
  /** For drafts that this browser has kept since an earlier release. */
  formerDraft?: FormerDraft;
  nameOf(values: Values): string;
};

/** The address of the form in the admin area. */
export const formAddress = (kind: FormKind, id: string): string =>
  kind === "page" ? `/admin/pages/${id}` : `/admin/edit-${kind}/${id}`;
