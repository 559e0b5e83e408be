import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import type { Fields } from "../fields/fields.ts";
import { ENTRY_FIELDS } from "../kinds/kinds.ts";

/** Compared separately: images by what the store holds, the slug by the entry that owns it. */
const COMPARED_ELSEWHERE = new Set(["slug", "imageUrl", "images", "imageDetails"]);

/** Normalises values that are stored alike: null, an empty text and an empty list are equal. */
function plain(value: unknown): unknown {
  if (typeof value === "string") return value === "" ? null : value.replace(/\r\n?/g, "\n");
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (typeof value !== "object" || value === null) return value ?? null;
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, plain(part)]));
}

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

/**
 * The fields in which a validated body differs from the stored entry: what a save would change.
 * @param stored the entry as the body of a PUT that would restore it
 * @param sent with clean texts
 */
export function changedFields(
  kind: EntryKind,
  stored: Record<string, unknown>,
  sent: Record<string, unknown>,
): string[] {
  const fields: Fields = ENTRY_FIELDS[kind];
  const asStored = (name: string, value: unknown): unknown =>
    value === null || value === "" ? fields[name]?.empty : value;
  return Object.entries(sent)
    .filter(([field, value]) => value !== undefined && !COMPARED_ELSEWHERE.has(field))
    .filter(([field, value]) => !alike(asStored(field, value), stored[field]))
    .map(([field]) => field);
}
