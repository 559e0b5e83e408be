import { words } from "../words.ts";

/** Formats `2022`, `2022-11` and `2022-11-24` for readers: 2022, November 2022, 24 November 2022. */
export function writtenDate(partial: string): string {
  const [year = "", month, day] = partial.split("-");
  if (month === undefined) return year;
  return day === undefined ? words.month(Number(month), year) : words.day(Number(day), Number(month), year);
}
