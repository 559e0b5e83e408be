import type { FormKind } from "../../../platform/ids/entry-kind.ts";
import { isRecord } from "../../../platform/text/is-record.ts";
import { DRAFT_KEY_PREFIX } from "../../kit/api/kept-drafts.browser.ts";

/** Unsaved text as the browser keeps it. `values` and `base` have the shape that the form had when they were kept. */
export type KeptDraft = {
  /** Its key in `localStorage`. */
  key: string;
  /** ISO date-time. */
  savedAt: string;
  /** The tab that wrote it. */
  tab: string;
  /** The version that was being edited; null for a new entry. */
  version: string | null;
  values: Record<string, unknown>;
  /** The values of that version for the fields in which `values` differ. */
  base: Record<string, unknown>;
};

/** The storage key of an entry's unsaved text. A second tab appends its own name to the key. */
export const draftKey = (kind: FormKind, id: string | undefined): string => `${DRAFT_KEY_PREFIX}${kind}:${id ?? "new"}`;

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

/** The drafts that this browser keeps for an entry, newest first. Empty if storage is unavailable. */
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

/** False if the browser cannot store it: storage is full or disabled. */
export function keepDraft({ key, ...draft }: KeptDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Whether the key holds a draft. */
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
    // Without storage there is nothing to remove.
  }
}

/** What turns the values of a draft that an earlier release kept into those of today, from its values and its base. */
export type FormerDraft = (values: Record<string, unknown>, base: Record<string, unknown>) => Record<string, unknown>;

type Draft = Pick<KeptDraft, "values" | "base">;

/**
 * The values of a draft in the current shape of the form. Fields that are unknown or have another type are dropped. What
 * the draft does not have stays as the form has it now, so that a draft of an earlier release empties no new field.
 */
export const draftValues = <Values extends object>(
  { formerDraft }: { formerDraft?: FormerDraft },
  { values, base }: Draft,
  now: Values,
): Values => fitValues(now, formerDraft?.(values, base) ?? values);

/** The values that a draft was begun with; those it did not change are those of the form now. */
export const draftBase = <Values extends object>(
  { formerDraft }: { formerDraft?: FormerDraft },
  { values, base }: Draft,
  now: Values,
): Values => {
  const begun = { ...values, ...base };
  return fitValues(now, formerDraft?.(begun, begun) ?? begun);
};

function fitValues<Values extends object>(now: Values, kept: Record<string, unknown>): Values {
  const fitting = Object.entries(now).filter(
    ([key, value]) => Object.hasOwn(kept, key) && shapeOf(kept[key]) === shapeOf(value),
  );
  return { ...now, ...Object.fromEntries(fitting.map(([key]) => [key, kept[key]])) };
}

const shapeOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value);
