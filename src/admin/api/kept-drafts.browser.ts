/** What forms keep in the browser until it is saved stands under keys that begin so. */
export const DRAFT_KEY_PREFIX = "desk-draft:";

/** The keys of the drafts that this browser keeps. */
export function keptDrafts(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(DRAFT_KEY_PREFIX));
  } catch {
    return [];
  }
}

/** Forgets them all: on a machine that others use too. */
export function removeKeptDrafts(): void {
  for (const key of keptDrafts()) localStorage.removeItem(key);
}
