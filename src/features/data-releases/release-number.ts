/** A number of a release: the month, and from the second one of a month on how many came before it. */
export const RELEASE_NUMBER = /^\d{4}\.(?:0[1-9]|1[0-2])(?:\.[1-9]\d{0,3})?$/;

/**
 * The number of the next release of a day (YYYY-MM-DD): 2026.12, then 2026.12.1, 2026.12.2. A recalled release keeps
 * its number.
 */
export function nextReleaseNumber(day: string, taken: readonly string[]): string {
  const month = day.slice(0, 7).replace("-", ".");
  const inMonth = taken.filter((number) => number === month || number.startsWith(`${month}.`));
  const last = Math.max(-1, ...inMonth.map((number) => Number(number.split(".")[2] ?? 0)));
  return last === -1 ? month : `${month}.${last + 1}`;
}
