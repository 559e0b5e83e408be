import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { finish } from "../../../platform/jobs/finish.ts";
import { articleFields } from "../../articles/fields.ts";
import { articleWords } from "../../articles/words.ts";
import { type Field, type Fields, fieldsOf } from "../../fields/fields.ts";
import type { TranslatedKind } from "../../fields/pieces/piece.ts";
import { type EntryToCheck, recordTexts, type ShownText } from "../../kinds/checks/entry-texts.ts";
import { ROLE_WORDS } from "../../record/role-words.ts";
import type { Figure } from "../../texts/figure.ts";
import type { PageKey } from "../../texts/page.ts";
import { PAGE_FIELDS } from "../../texts/page-fields.ts";
import { pageLabels } from "../../texts/page-words.ts";
import { tuskerFields } from "../../tuskers/fields.ts";
import { tuskerWords } from "../../tuskers/words.ts";
import { type Block, hasWords, readBlocks, textBlock } from "./blocks.server.ts";

/** A field that is translated, with its English. */
export type EnglishField = {
  name: string;
  label: string;
  /** `texts`: several short texts of the record, each at its own path. */
  kind: "text" | "richText" | "texts";
  /** Whether a short text may have several lines. */
  lines: boolean;
  blocks: Block[];
};

/** An entry or a page with the texts as they are stored, or a part of it. */
export type English = Readonly<Record<string, unknown>>;

/** The short texts of each kind; the test beside this names the others. Catalogues have the names of places. */
const TUSKER_TEXTS = ["name", "statusNote", "ageNote", "tusks", "origin"] as const;
const ARTICLE_TEXTS = ["title", "excerpt"] as const;
/** The short texts that an entry may have, by its kind. */
export const SHORT_TEXTS: Readonly<Record<EntryKind, readonly string[]>> = {
  tusker: TUSKER_TEXTS,
  article: ARTICLE_TEXTS,
};
/** What the record tells in words: events, notes on accounts, features and relations. */
export const RECORD = "record";
/** The alternative texts of its images, at the name that the API gives them. Credits are names, and stay as they are. */
const IMAGES = "imageDetails";

const textField = (table: Fields, name: string, label: string, source: English): EnglishField => {
  const field = table[name] as Field;
  return {
    name,
    label,
    kind: "text",
    lines: field.kind === "text" && field.lines === true,
    blocks: textBlock(name, source[name]),
  };
};

function* richField(name: string, label: string, source: English): Generator<void, EnglishField> {
  const html = source[name];
  const blocks = typeof html === "string" ? yield* readBlocks(name, html) : [];
  return { name, label, kind: "richText", lines: true, blocks };
}

/** Readers are shown no names of accounts, and roles that have words of their own need no others. */
const isTold = ({ path, text }: ShownText): boolean =>
  !path.endsWith(".account") && !(path.endsWith(".role") && Object.hasOwn(ROLE_WORDS, text));

/** The origin is a field and, where accounts tell it, the preferred one of them: it is translated once. */
const recordField = (source: English): EnglishField => ({
  name: RECORD,
  label: "Events and notes",
  kind: "texts",
  lines: false,
  blocks: recordTexts(source as EntryToCheck)
    .filter(isTold)
    .flatMap(({ path, text }) => textBlock(path, text)),
});

const imagesField = (source: English): EnglishField => ({
  name: IMAGES,
  label: "Alternative texts of images",
  kind: "texts",
  lines: false,
  blocks: ((source[IMAGES] ?? []) as { alt: string | null }[]).flatMap(({ alt }, index) =>
    textBlock(`${IMAGES}.${index}.alt`, alt),
  ),
});

const figuresField = (name: string, label: string, source: English): EnglishField => ({
  name,
  label,
  kind: "texts",
  lines: false,
  // The sources of a figure that is a field of its own are keys alone: no words.
  blocks: ((source[name] ?? []) as (Figure | string)[]).flatMap((figure, index) =>
    typeof figure === "string"
      ? []
      : [...textBlock(`${name}.${index}.meaning`, figure.meaning), ...textBlock(`${name}.${index}.note`, figure.note)],
  ),
});

function* pageFields(source: English, id: string): Generator<void, EnglishField[]> {
  const key = id as PageKey;
  const labels: Record<string, string> = pageLabels[key];
  const fields: EnglishField[] = [];
  for (const [name, { kind }] of fieldsOf(PAGE_FIELDS[key])) {
    const label = labels[name] ?? name;
    if (kind === "text") fields.push(textField(PAGE_FIELDS[key], name, label, source));
    if (kind === "richText") fields.push(yield* richField(name, label, source));
    if (kind === "json") fields.push(figuresField(name, label, source));
  }
  return fields;
}

function* tuskerTexts(source: English): Generator<void, EnglishField[]> {
  return [
    ...TUSKER_TEXTS.map((name) => textField(tuskerFields, name, tuskerWords[name], source)),
    yield* richField("description", tuskerWords.description, source),
    recordField(source),
    imagesField(source),
  ];
}

function* articleTexts(source: English): Generator<void, EnglishField[]> {
  // The API answers with the excerpt in place of a description that was not given.
  const hasDescription = source.description !== source.excerpt;
  return [
    ...ARTICLE_TEXTS.map((name) => textField(articleFields, name, articleWords[name], source)),
    ...(hasDescription ? [yield* richField("description", articleWords.description, source)] : []),
    yield* richField("content", articleWords.content, source),
    imagesField(source),
  ];
}

const MAKE: Record<TranslatedKind, (source: English, id: string) => Generator<void, EnglishField[]>> = {
  tusker: tuskerTexts,
  article: articleTexts,
  page: pageFields,
};

/**
 * The English of an entry or a page, field by field. Fields without words are left out, and so are blocks of short
 * texts; blocks of rich text stay, because they have their place among the others.
 */
export function* readEnglish(kind: TranslatedKind, id: string, source: English): Generator<void, EnglishField[]> {
  const fields = yield* MAKE[kind](source, id);
  return fields
    .map((field) => (field.kind === "richText" ? field : { ...field, blocks: field.blocks.filter(hasWords) }))
    .filter(({ blocks }) => blocks.some(hasWords));
}

export const englishOf = (kind: TranslatedKind, id: string, source: English): EnglishField[] =>
  finish(readEnglish(kind, id, source));
