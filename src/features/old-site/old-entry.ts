import type { z } from "zod";
import { positionMessage } from "../../content/safety/plain-text.ts";
import { isEntryId } from "../../platform/ids/entry-id.ts";
import { slugSchema } from "../../platform/ids/slug.ts";
import { slugFromName } from "../../platform/ids/slug-from-name.ts";
import { isRecord } from "../../platform/text/is-record.ts";
import { linksIn, oldIdIn, textIn, timeIn } from "./old-values.ts";

/** An image of another site: its link as written there, and its texts if there are any. */
export type OldImage = { link: string; texts: Record<string, unknown> };

/** An entry of another site, as far as it could be read. */
export type OldEntry = {
  /** Its id, if this site can keep it. */
  id: string | undefined;
  /** Its identifier there: its id in any form, otherwise its slug, otherwise its name. */
  knownBy: string;
  slug: string | undefined;
  createdAt: string | undefined;
  /** Input for the API's own schema, without images. */
  fields: Record<string, unknown>;
  pictures: OldImage[];
  /** One sentence for each value that was read differently from how it is written there. */
  notes: string[];
};

const TEXTS = ["alt", "credit", "licence", "takenOn"] as const;

/**
 * Every image link under the keys that sites use, without duplicates, with the texts that a site like this one
 * provides.
 */
export function imagesIn(raw: Record<string, unknown>): OldImage[] {
  const details = (Array.isArray(raw.imageDetails) ? raw.imageDetails : []).filter(isRecord);
  const links = new Set([raw.images, raw.imageUrl, raw.image].flatMap(linksIn));
  return [...links].map((link) => {
    const detail = details.find(({ url }) => url === link) ?? {};
    const texts = TEXTS.filter((text) => textIn(detail[text]) !== undefined).map((text) => [text, detail[text]]);
    return { link, texts: Object.fromEntries(texts) };
  });
}

/** The identifiers of an entry. Notes say which cannot be kept. */
export function identityIn(
  raw: Record<string, unknown>,
  name: string | undefined,
  notes: string[],
): Pick<OldEntry, "id" | "knownBy" | "slug" | "createdAt"> {
  const oldId = oldIdIn(raw._id ?? raw.id);
  const id = oldId !== undefined && isEntryId(oldId.toLowerCase()) ? oldId.toLowerCase() : undefined;
  if (oldId !== undefined && id === undefined) notes.push(`Its id “${oldId.slice(0, 60)}” cannot be kept.`);

  const written = textIn(raw.slug);
  const slug = slugSchema.safeParse(written).success ? written : slugFromName(written ?? "") || undefined;
  if (written !== undefined && slug !== written) {
    notes.push(
      `Its address “${written.slice(0, 100)}” cannot be kept${slug === undefined ? "" : `: “${slug}” is used`}.`,
    );
  }
  return { id, knownBy: oldId ?? written ?? name ?? "", slug, createdAt: timeIn(raw.createdAt)?.toISOString() };
}

/**
 * Fields that only sites like this one have: used if they are valid. A field that gives away a position is kept, so
 * that the whole entry is refused rather than published unreviewed.
 */
export function sharedFields(
  raw: Record<string, unknown>,
  schemas: Record<string, z.ZodType>,
  notes: string[],
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(schemas)) {
    if (raw[field] === undefined || raw[field] === null) continue;
    const checked = schema.safeParse(raw[field]);
    if (checked.success || checked.error.issues.some(({ message }) => message === positionMessage())) {
      fields[field] = raw[field];
    } else notes.push(`“${field}” is not valid here and was left out.`);
  }
  return fields;
}
