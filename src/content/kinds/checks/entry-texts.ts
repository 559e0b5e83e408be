import type { ArticleFields } from "../../articles/fields.ts";
import { type Field, fieldsOf } from "../../fields/fields.ts";
import type { Claims, Feature, RecordedEvent, Relation } from "../../record/record.ts";
import { plainTextOf } from "../../rich-text/plain-text-of.ts";
import type { TuskerFields } from "../../tuskers/fields.ts";
import { ALL_FIELDS, RICH_TEXTS } from "../kinds.ts";

type Words = string | null | undefined;

/** An entry to check: stored, in the body of a save, or from an old version. */
export type EntryToCheck = { [Name in keyof TuskerFields | keyof ArticleFields]?: unknown } & {
  name?: Words;
  status?: Words;
  category?: Words;
  location?: Words;
  publication?: Words;
  statusAsOf?: Words;
  origin?: Words;
  claims?: Claims | null | undefined;
  events?: readonly RecordedEvent[] | null | undefined;
  features?: readonly Feature[] | null | undefined;
  relations?: readonly Relation[] | null | undefined;
  sources?: readonly { title: string; url?: string | undefined }[] | null | undefined;
  imageDetails?: readonly { alt?: Words; credit?: Words; licence?: Words; takenOn?: Words }[] | null | undefined;
};

/** A text that readers see, with the path that errors use for its field. */
export type ShownText = { path: string; text: string };

const fieldIn = (entry: EntryToCheck, path: string): unknown => (entry as Record<string, unknown>)[path];

/** The rich texts of an entry as written, including markup. */
export const richTextsOf = (entry: EntryToCheck): ShownText[] =>
  RICH_TEXTS.flatMap((path) => {
    const text = fieldIn(entry, path);
    return typeof text === "string" && text !== "" ? [{ path, text }] : [];
  });

function textsIn(path: string, { kind }: Field, value: unknown): ShownText[] {
  if (Array.isArray(value) && (kind === "list" || kind === "tags")) {
    return value.flatMap((text, index) => (text ? [{ path: `${path}.${index}`, text }] : []));
  }
  if (typeof value !== "string" || value === "") return [];
  if (kind === "text") return [{ path, text: value }];
  return kind === "richText" ? [{ path, text: plainTextOf(value) }] : [];
}

/** The texts of events, of accounts, features and relations. */
export function recordTexts({ claims, events, features, relations, origin }: EntryToCheck): ShownText[] {
  const texts: { path: string; text: unknown }[] = [
    ...Object.entries(claims ?? {}).flatMap(([property, accounts]) =>
      accounts.flatMap(({ value, note }, index) => [
        // The preferred origin is a field of its own, too.
        { path: `claims.${property}.${index}.value`, text: property === "origin" && value !== origin ? value : "" },
        { path: `claims.${property}.${index}.note`, text: note },
      ]),
    ),
    ...(events ?? []).flatMap(({ text, role, account }, index) =>
      Object.entries({ text, role, account }).map(([name, words]) => ({
        path: `events.${index}.${name}`,
        text: words,
      })),
    ),
    ...(features ?? []).map(({ note }, index) => ({ path: `features.${index}.note`, text: note })),
    ...(relations ?? []).flatMap(({ name, note }, index) => [
      { path: `relations.${index}.name`, text: name },
      { path: `relations.${index}.note`, text: note },
    ]),
  ];
  return texts.filter((shown): shown is ShownText => typeof shown.text === "string" && shown.text !== "");
}

/** All texts of an entry as readers see them, without markup. */
export function shownTexts(entry: EntryToCheck): ShownText[] {
  const images = entry.imageDetails ?? [];
  return [
    ...fieldsOf(ALL_FIELDS).flatMap(([path, field]) => textsIn(path, field, fieldIn(entry, path))),
    ...recordTexts(entry),
    ...(entry.sources ?? []).map(({ title }, index) => ({ path: `sources.${index}.title`, text: title })),
    ...images.flatMap(({ alt, credit, licence }, index) =>
      Object.entries({ alt, credit, licence }).flatMap(([name, text]) =>
        text ? [{ path: `imageDetails.${index}.${name}`, text }] : [],
      ),
    ),
  ];
}
