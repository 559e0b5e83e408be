import { DRAFT_KEY_PREFIX } from "../../admin/api/kept-drafts.browser.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import { isRecord } from "../../platform/json/is-record.ts";

/** Unsaved text as the browser keeps it. `values` and `base` are of whatever shape the form had when they were kept. */
export type KeptDraft = {
  /** Where it is kept. */
  key: string;
  /** When, as an ISO date-time. */
  savedAt: string;
  /** The tab that wrote it. */
  tab: string;
  /** The version that was being changed; null for a new entry. */
  version: string | null;
  values: Record<string, unknown>;
  /** What that version held where `values` hold something else. */
  base: Record<string, unknown>;
};

/** Where the unsaved text of an entry is kept; that of a second tab stands beside it, with the tab's name behind. */
export const draftKey = (kind: EntryKind, id: string | undefined): string =>
  `${DRAFT_KEY_PREFIX}${kind}:${id ?? "new"}`;

function readDraft(key: string): KeptDraft | undefined {
  const text = localStorage.getItem(key);
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isRecord(kept) || !isRecord(kept.values) || typeof kept.savedAt !== "string") return undefined;
    return {
      key,
      savedAt: kept.savedAt,
      tab: typeof kept.tab === "string" ? kept.tab : "",
      version: typeof kept.version === "string" ? kept.version : null,
      values: kept.values,
      base: isRecord(kept.base) ? kept.base : {},
    };
  } catch {
    return undefined;
  }
}

/** What this browser keeps for an entry, newest first. Nothing where the browser keeps nothing. */
export function findDrafts(key: string): KeptDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((stored) => stored === key || stored.startsWith(`${key}:`))
      .flatMap((stored) => readDraft(stored) ?? [])
      .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
  } catch {
    return [];
  }
}

/** False where the browser cannot keep it: no room, or it is told to store nothing. */
export function keepDraft({ key, ...draft }: KeptDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Whether anything is kept there. */
export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to remove.
  }
}

/** Kept values in the shape that the form has now: what it does not know, or knows as something else, is left out. */
export function fitValues<Values extends object>(blank: Values, kept: Record<string, unknown>): Values {
  const now = { ...kept, ...formerNumbers(blank, kept) };
  const fitting = Object.entries(blank).filter(
    ([key, value]) => Object.hasOwn(now, key) && shapeOf(now[key]) === shapeOf(value),
  );
  return { ...blank, ...Object.fromEntries(fitting.map(([key]) => [key, now[key]])) };
}

/** Numbers that nobody may know: earlier releases kept `age` and `ageUnknown` beside each other. */
const formerNumbers = (blank: object, kept: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(blank).flatMap(([key, value]) => {
      const text = kept[key];
      return isRecord(value) && "unknown" in value && typeof text === "string"
        ? [[key, { text, unknown: kept[`${key}Unknown`] === true }]]
        : [];
    }),
  );

const shapeOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value);
