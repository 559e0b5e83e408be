import { z } from "zod";
import { PROSE_LANGUAGES, TRANSLATED_KINDS, type TranslatedKind } from "../../content/fields/pieces/piece.ts";
import type { Translation } from "../../platform/languages/language.ts";

/** A block of English with its translation, as files for translators hold it. Rich text is written as it is typed. */
export type Unit = {
  kind: TranslatedKind;
  id: string;
  language: Translation;
  field: string;
  fingerprint: string;
  nth: number;
  english: string;
  translation: string;
};

/** A unit as it was read from a file, with the line where it is. */
export type ReadUnit = Omit<Unit, "english"> & { line: number };

/** A file for translators. */
export const EXCHANGE_FORMATS = ["xliff", "csv"] as const;
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number];

/** What is exported: all, or only what is not translated, or not from the English of today. */
export const EXPORT_CHOICES = ["all", "open"] as const;

/** More than the largest directory has in one language would be split. */
export const MOST_UNITS = 50_000;

/** Units that an answer lists, and the most characters of their texts together. */
export const MOST_LISTED = 1000;
export const MOST_LISTED_LENGTH = 1_000_000;

const thingSchema = z.object({
  kind: z.enum(TRANSLATED_KINDS),
  id: z.string().min(1).max(80),
  language: z.enum(PROSE_LANGUAGES),
});
const placeSchema = z.object({
  field: z.string().min(1).max(80),
  fingerprint: z.string().regex(/^[0-9a-f]{16}$/),
  nth: z.coerce.number().int().min(0).max(10_000),
});

/** The name of a thing in a file, and what it names; undefined if it is none of this site. */
export const thingName = ({ kind, id }: Pick<Unit, "kind" | "id">): string => `${kind}/${id}`;
export function readThing(name: string, language: string): z.infer<typeof thingSchema> | undefined {
  const [kind, id] = name.split("/");
  return thingSchema.safeParse({ kind, id, language }).data;
}

/** The same for a block within its thing. */
export const placeName = ({ field, fingerprint, nth }: Pick<Unit, "field" | "fingerprint" | "nth">): string =>
  `${field}:${fingerprint}:${nth}`;
export function readPlace(name: string): z.infer<typeof placeSchema> | undefined {
  const [field, fingerprint, nth] = name.split(":");
  return placeSchema.safeParse({ field, fingerprint, nth }).data;
}

export const importedUnitSchema = z.object({
  line: z.int(),
  name: z.string().meta({ description: "Of the entry or the page." }),
  field: z.string(),
  result: z.enum(["added", "changed", "unchanged", "failed"]),
  before: z.string().optional(),
  after: z.string().optional(),
  message: z.string().optional().meta({ description: "Why it failed." }),
});
export type ImportedUnit = z.infer<typeof importedUnitSchema>;

export const translationImportSchema = z
  .object({
    dryRun: z.boolean(),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    failed: z.int(),
    units: z.array(importedUnitSchema).meta({
      description: `Those that are not unchanged: at most ${MOST_LISTED.toLocaleString("en")}, with at most ${MOST_LISTED_LENGTH.toLocaleString("en")} characters. Of more, those that failed come first.`,
    }),
    unlisted: z.int().meta({ description: "How many more are not unchanged." }),
  })
  .meta({ id: "TranslationImport" });
export type TranslationImport = z.infer<typeof translationImportSchema>;
