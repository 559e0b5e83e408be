import { words } from "./words.en.ts";

const MONTH = new Intl.DateTimeFormat(words.locale, { year: "numeric", month: "long", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat(words.locale, { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });

/** Formats `2022`, `2022-11` and `2022-11-24` for readers: 2022, November 2022, 24 November 2022. */
export function writtenDate(partial: string): string {
  if (partial.length === 4) return partial;
  const date = new Date(partial.length === 7 ? `${partial}-01T00:00:00Z` : `${partial}T00:00:00Z`);
  return (partial.length === 7 ? MONTH : DAY).format(date);
}
