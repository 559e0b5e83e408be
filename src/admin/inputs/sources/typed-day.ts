import { isPartialDate } from "../../../platform/text/dates/partial-date.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DAY_FIRST = /^(?:(\d{1,2})(?:st|nd|rd|th)? )?([a-z]{3,9})\.?,? (\d{4})$/i;
const MONTH_FIRST = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;

/** A day, a month or a year as somebody types it: "8 September 2013" is `2013-09-08`. Undefined if it is none. */
export function readTypedDay(typed: string): string | undefined {
  const text = typed.trim().replace(/\s+/g, " ");
  if (text.length > 40) return undefined;
  if (isPartialDate(text)) return text;
  const [, monthName, dayAfter, yearAfter] = MONTH_FIRST.exec(text) ?? [];
  const [, dayBefore, name = monthName ?? "", year = yearAfter ?? ""] = DAY_FIRST.exec(text) ?? [];
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  if (month === 0) return undefined;
  const parts = [month, dayBefore ?? dayAfter].flatMap((part) =>
    part === undefined ? [] : [String(part).padStart(2, "0")],
  );
  const read = [year, ...parts].join("-");
  return isPartialDate(read) ? read : undefined;
}
