const MONTH = new Intl.DateTimeFormat("en-GB", { year: "numeric", month: "long", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat("en-GB", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });

/** `2022`, `2022-11` and `2022-11-24` as people write them: 2022, November 2022, 24 November 2022. */
export function writtenDate(partial: string): string {
  if (partial.length === 4) return partial;
  const date = new Date(partial.length === 7 ? `${partial}-01T00:00:00Z` : `${partial}T00:00:00Z`);
  return (partial.length === 7 ? MONTH : DAY).format(date);
}
