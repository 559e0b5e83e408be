import { z } from "zod";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import { slugSchema } from "../../platform/ids/slug.ts";
import { isRecord } from "../../platform/text/is-record.ts";
import { DERIVED_FIELDS } from "./files/directory-document.ts";

/** More than any entry has; each one is a permanent row. */
const MAX_FORMER_SLUGS = 100;

const MAX_NAME_SHOWN = 200;

const identitySchema = z.object({
  _id: entryIdSchema.nullish(),
  slug: slugSchema.nullish(),
  formerSlugs: z
    .array(slugSchema, "Former address names must be a list.")
    .max(MAX_FORMER_SLUGS, `An entry can have at most ${MAX_FORMER_SLUGS} former address names.`)
    .nullish(),
  createdAt: z.iso.datetime("The time of creation must be like 2026-02-14T09:30:00.000Z.").nullish(),
});

/**
 * An entry to import: its identifiers, and its fields as they were read, still to be validated by the API's schemas.
 */
export type EntryToImport = {
  kind: EntryKind;
  id: string | undefined;
  slug: string | undefined;
  formerSlugs: string[];
  createdAt: string | undefined;
  fields: Record<string, unknown>;
};

export type Issue = { path: PropertyKey[]; message: string };

/** The API returns an image's measurements beside the editor's text; a body accepts only the text. */
const wordsOnly = (detail: unknown): unknown => {
  if (!isRecord(detail)) return detail;
  const { width: _width, height: _height, placeholder: _placeholder, variants: _variants, ...words } = detail;
  if (!isRecord(words.focus) || !("chosen" in words.focus)) return words;
  const { chosen, ...point } = words.focus;
  return { ...words, focus: chosen ? point : null };
};

/** The name of an entry in the report, if it has one. */
export function nameOfEntry(raw: unknown): string | undefined {
  if (!isRecord(raw)) return undefined;
  const name = [raw.name, raw.title, raw.slug, raw._id].find((text) => typeof text === "string" && text.trim() !== "");
  return typeof name === "string" ? name.trim().slice(0, MAX_NAME_SHOWN) : undefined;
}

/** Parses an entry of a document. Fields are passed on unvalidated; those that the site derives itself are dropped. */
export function readEntry(kind: EntryKind, raw: unknown): { entry: EntryToImport } | { issues: Issue[] } {
  if (!isRecord(raw)) return { issues: [{ path: [], message: "An entry must be an object with fields." }] };
  const identity = identitySchema.safeParse(raw);
  if (!identity.success) return { issues: identity.error.issues };
  const { _id, slug, formerSlugs, createdAt } = identity.data;
  const fields = Object.fromEntries(
    Object.entries(raw).filter(([key]) => !(key in identitySchema.shape) && !DERIVED_FIELDS.has(key)),
  );
  if (Array.isArray(fields.imageDetails)) fields.imageDetails = fields.imageDetails.map(wordsOnly);
  return {
    entry: {
      kind,
      id: _id ?? undefined,
      slug: slug ?? undefined,
      formerSlugs: [...new Set(formerSlugs)],
      createdAt: createdAt === null || createdAt === undefined ? undefined : new Date(createdAt).toISOString(),
      fields,
    },
  };
}
