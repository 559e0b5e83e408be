import type { Tusker } from "../../../content/tuskers/tusker.ts";

type AgeFields = Pick<Tusker, "claims" | "age" | "bornYear" | "diedOn">;

const spanOf = (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`);

/**
 * The age of a tusker for a column of a table, mostly of at most sixteen characters: what the leading account says, or
 * from the lowest to the highest where accounts differ. The page of the tusker tells the rest.
 */
export function shortAge({ claims, age, bornYear, diedOn }: AgeFields): string {
  const accounts = (claims.age ?? []).map(({ value }) => value);
  const [lead] = accounts;
  if (lead === undefined) return age !== null ? `${age}` : bornYear !== null ? `born ${bornYear}` : "not known";
  const span = spanOf(lead.min, lead.max);
  if (accounts.some(({ min, max }) => spanOf(min, max) !== span)) {
    return `${spanOf(Math.min(...accounts.map(({ min }) => min)), Math.max(...accounts.map(({ max }) => max)))}, disputed`;
  }
  if (lead.on !== undefined && lead.on === diedOn) return `${span} at death`;
  const written = lead.about === true && lead.min === lead.max ? `about ${span}` : span;
  const year = lead.on === undefined ? undefined : /\d{4}/.exec(lead.on)?.[0];
  return year === undefined ? written : `${written} (${year})`;
}
