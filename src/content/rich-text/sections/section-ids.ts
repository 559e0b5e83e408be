import { foldForSearch } from "../../../platform/text/fold.ts";

/**
 * Makes the ids of a text's headings, one call for each in their order. The prefix prevents clashes with ids that the page
 * itself uses.
 */
export function createSectionIds(): (words: string) => string {
  const ids = new Set<string>();
  /**
   * For each base, the number that its next heading will probably get. Searching from 2 each time would take quadratic
   * time for many equal headings.
   */
  const nextNumbers = new Map<string, number>();
  return (words) => {
    const base = sectionId(words);
    let id = base === "section" ? "section-1" : base;
    let number = nextNumbers.get(base) ?? 2;
    for (; ids.has(id); number += 1) id = `${base}-${number}`;
    nextNumbers.set(base, number);
    ids.add(id);
    return id;
  };
}

/** The id of the first heading with these words; `section` if they have no Latin letter or digit. */
export function sectionId(words: string): string {
  const spelt = foldForSearch(words)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60)
    .replace(/-$/, "");
  return spelt === "" ? "section" : `section-${spelt}`;
}
