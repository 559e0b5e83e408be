import { firstCharacters } from "../../content/rich-text/cut-text.ts";
import { plainTextOf } from "../../content/rich-text/plain-text-of.ts";
import { isRecord } from "../../platform/text/is-record.ts";
import { printable } from "../../platform/text/printable.ts";

/** Parsers for values as other sites write them. What they change is recorded in `notes`, for the report. */

const MARKUP = /<[a-z!/]|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

/** A text, or a number converted to one, without the characters that nobody sees. Otherwise undefined. */
export function textIn(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value !== "string") return undefined;
  const text = printable(value).replace(/\r\n?/g, "\n").trim();
  return text === "" ? undefined : text;
}

/** Plain text of at most `max` characters, on one line unless `lines` is set. */
export function plainIn(
  value: unknown,
  { label, max, lines = false }: { label: string; max: number; lines?: boolean },
  notes: string[],
): string | undefined {
  const written = textIn(value);
  if (written === undefined) return undefined;
  const words = MARKUP.test(written) ? plainTextOf(written) : lines ? written : written.replace(/\s+/g, " ");
  if (words.length <= max) return words === "" ? undefined : words;
  notes.push(`${label} was cut to ${max} characters.`);
  // The limits of fields count UTF-16 code units, of which a character may take two.
  return firstCharacters(words.slice(0, max).replace(/[\ud800-\udbff]$/, ""), max).trimEnd();
}

/** The matching value of a closed list, ignoring case. */
export function choiceIn<Value extends string>(
  value: unknown,
  known: readonly Value[],
  others: Record<string, Value> = {},
): Value | undefined {
  const text = textIn(value)?.toLowerCase();
  if (text === undefined) return undefined;
  return known.find((choice) => choice === text) ?? (Object.hasOwn(others, text) ? others[text] : undefined);
}

function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const text = textIn(value);
  if (text === undefined) return isRecord(value) ? [value] : [];
  if (!text.startsWith("[")) return [text];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [text];
  } catch {
    return [text];
  }
}

const MAX_TAG_LENGTH = 60;
const MAX_TAGS = 40;

/** Tags from a list of words, a list of objects with a name, or one comma-separated text. */
export function tagsIn(value: unknown, notes: string[]): string[] {
  const written = listIn(value).flatMap((tag) => {
    const text = textIn(isRecord(tag) ? (tag.name ?? tag.label ?? tag.value) : tag);
    return text === undefined ? [] : typeof value === "string" ? text.split(",") : [text];
  });
  const tags = written.flatMap((tag) => plainIn(tag, { label: "A tag", max: MAX_TAG_LENGTH }, notes) ?? []);
  if (tags.length > MAX_TAGS) notes.push(`Only the first ${MAX_TAGS} tags were taken.`);
  return tags.slice(0, MAX_TAGS);
}

/** Links to images: a list or a single link, as texts or as objects that contain one. */
export const linksIn = (value: unknown): string[] =>
  listIn(value).flatMap((link) => textIn(isRecord(link) ? (link.url ?? link.src ?? link.href) : link) ?? []);

/** A timestamp: an ISO date-time, a number of milliseconds, or an object around either (`{ "$date": … }`). */
export function timeIn(value: unknown): Date | undefined {
  const inner = isRecord(value) ? value.$date : value;
  const date = typeof inner === "number" ? new Date(inner) : new Date(textIn(inner) ?? Number.NaN);
  const year = date.getTime() > 0 ? date.getUTCFullYear() : 0;
  return year >= 1970 && year <= 2200 ? date : undefined;
}

/** The id in any form in which sites write it: text, number, or an object around it (`{ "$oid": … }`). */
export const oldIdIn = (value: unknown): string | undefined =>
  textIn(isRecord(value) ? (value.$oid ?? value.id) : value);
