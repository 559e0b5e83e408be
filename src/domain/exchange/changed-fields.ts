import type { EntryKind } from "../identifiers/entry-kind.ts";
import { cleanRichText } from "../richtext/clean-rich-text.ts";

/** What a field means that is not given: how it is stored then. */
const DEFAULTS: Record<string, unknown> = { status: "alive", publication: "published" };

const RICH_TEXTS: Record<EntryKind, readonly string[]> = {
  tusker: ["description"],
  article: ["description", "content"],
};

/** Compared on their own: pictures by what the store has, the slug by who owns it. */
const COMPARED_ELSEWHERE = new Set(["slug", "imageUrl", "images", "imageDetails"]);

/** One form for everything that is stored alike: nothing, an empty text and an empty list are the same. */
function plain(value: unknown): unknown {
  if (typeof value === "string") return value === "" ? null : value.replace(/\r\n?/g, "\n");
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (typeof value !== "object" || value === null) return value ?? null;
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, plain(part)]));
}

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

/**
 * The fields by which a checked body differs from what is stored: what a save would really change.
 * @param stored the entry as a body of a PUT that would bring it back
 */
export function changedFields(
  kind: EntryKind,
  stored: Record<string, unknown>,
  sent: Record<string, unknown>,
): string[] {
  const asStored = (field: string, value: unknown): unknown => {
    if (value === null || value === "") return field === "category" && kind === "tusker" ? "wild" : DEFAULTS[field];
    const isRich = RICH_TEXTS[kind].includes(field) && typeof value === "string" && !alike(value, stored[field]);
    return isRich ? cleanRichText(value).html : value;
  };
  return Object.entries(sent)
    .filter(([field, value]) => value !== undefined && !COMPARED_ELSEWHERE.has(field))
    .filter(([field, value]) => !alike(asStored(field, value), stored[field]))
    .map(([field]) => field);
}
