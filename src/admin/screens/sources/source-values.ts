import { kinds } from "../../../content/sources/kind-words.ts";
import type { LibrarySource, NewLibrarySource } from "../../../content/sources/library-source.ts";
import { writtenDate } from "../../../platform/text/dates/written-date.ts";
import { textBlocks } from "../../forms/entry/blocks/block.ts";
import type { ComparedField } from "../../forms/entry/entry-definition.ts";
import { readTypedDay } from "../../inputs/sources/typed-day.ts";

export const SOURCE_FIELDS = [
  "title",
  "publisher",
  "author",
  "date",
  "url",
  "archiveUrl",
  "readOn",
  "kind",
  "language",
  "note",
] as const;
export type SourceField = (typeof SOURCE_FIELDS)[number];

/** A source as its form holds it: dates as they were typed, and empty texts for what is not recorded. */
export type SourceValues = Record<Exclude<SourceField, "kind">, string> & { kind: LibrarySource["kind"] };

export const FIELD_LABELS: Record<SourceField, string> = {
  title: "Title",
  publisher: "Publisher",
  author: "Author",
  date: "Date",
  url: "Address",
  archiveUrl: "Archived address",
  readOn: "Read on",
  kind: "Kind",
  language: "Language",
  note: "Note",
};

const DATES: readonly SourceField[] = ["date", "readOn"];

export const valuesOf = (source: Partial<LibrarySource>): SourceValues => ({
  ...(Object.fromEntries(SOURCE_FIELDS.map((field) => [field, source[field] ?? ""])) as SourceValues),
  kind: source.kind ?? "news",
});

/** The body of a save; a date that cannot be read is sent as it is, and refused at its field. */
export const bodyOfValues = (values: SourceValues): NewLibrarySource => ({
  ...(Object.fromEntries(
    SOURCE_FIELDS.map((field) => {
      const text = values[field].trim();
      return [field, text === "" ? null : DATES.includes(field) ? (readTypedDay(text) ?? text) : text];
    }),
  ) as Omit<NewLibrarySource, "title" | "kind">),
  title: values.title.trim(),
  kind: values.kind,
});

/** A field as text. */
export function textOfField(field: SourceField, values: SourceValues): string {
  const text = values[field];
  if (field === "kind") return kinds[values.kind];
  const date = DATES.includes(field) ? readTypedDay(text) : undefined;
  return date === undefined ? text : writtenDate(date);
}

export const COMPARED: ComparedField<SourceValues>[] = SOURCE_FIELDS.map((name) => ({
  name,
  label: FIELD_LABELS[name],
  blocksOf: (values) => textBlocks(textOfField(name, values)),
}));
