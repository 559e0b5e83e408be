import { z } from "zod";
import { entryIdSchema } from "../platform/identifiers/entry-id.ts";
import type { EntryKind } from "../platform/identifiers/entry-kind.ts";
import { slugSchema } from "../platform/identifiers/slug.ts";
import { isRecord } from "../platform/json/is-record.ts";
import { DERIVED_FIELDS } from "./files/directory-document.ts";

/** More than any entry ever had; every one is a row that stays for ever. */
const MAX_FORMER_SLUGS = 100;

const MAX_NAME_SHOWN = 200;

const identitySchema = z.object({
  _id: entryIdSchema.nullish(),
  slug: slugSchema.nullish(),
  formerSlugs: z
    .array(slugSchema, "Former address names must be a list.")
    .max(MAX_FORMER_SLUGS, `An entry can have at most ${MAX_FORMER_SLUGS} former address names.`)
    .nullish(),
  createdAt: z.iso.datetime("The time at which it was made must be such as 2026-02-14T09:30:00.000Z.").nullish(),
});

/** An entry on its way in: what names it, and the fields as they came, still to be checked by the API's own schemas. */
export type EntryToImport = {
  kind: EntryKind;
  id: string | undefined;
  slug: string | undefined;
  formerSlugs: string[];
  createdAt: string | undefined;
  fields: Record<string, unknown>;
};

export type Issue = { path: PropertyKey[]; message: string };

/** The API tells what the site measured of images beside what an editor wrote; a body takes only that. */
const wordsOnly = (detail: unknown): unknown => {
  if (!isRecord(detail)) return detail;
  const { width: _width, height: _height, placeholder: _placeholder, variants: _variants, ...words } = detail;
  if (!isRecord(words.focus) || !("chosen" in words.focus)) return words;
  const { chosen, ...point } = words.focus;
  return { ...words, focus: chosen ? point : null };
};

/** How an entry is called in the report, as far as it says so. */
export function nameOfEntry(raw: unknown): string | undefined {
  if (!isRecord(raw)) return undefined;
  const name = [raw.name, raw.title, raw.slug, raw._id].find((text) => typeof text === "string" && text.trim() !== "");
  return typeof name === "string" ? name.trim().slice(0, MAX_NAME_SHOWN) : undefined;
}

/** Takes an entry of a document apart. Fields are passed on unchecked, but for those that the site works out itself. */
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
