/** The key prefix under which forms keep unsaved work in the browser. */
export const DRAFT_KEY_PREFIX = "desk-draft:";

/** The keys of the drafts in this browser. */
export function keptDrafts(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(DRAFT_KEY_PREFIX));
  } catch {
    return [];
  }
}

/** Removes all drafts, for a machine that others use too. */
export function removeKeptDrafts(): void {
  for (const key of keptDrafts()) localStorage.removeItem(key);
}
