import { z } from "zod";

const SHAPE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** True for `YYYY`, `YYYY-MM` and `YYYY-MM-DD` that name a real year (1500 to 2200), month or day. */
export function isPartialDate(text: string): boolean {
  const match = SHAPE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2] ?? 1), Number(match[3] ?? 1)];
  if (year < 1500 || year > 2200) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** True for a whole date `YYYY-MM-DD` that exists. */
export const isFullDate = (text: string): boolean => text.length === 10 && isPartialDate(text);

export const partialDate = (label: string) =>
  z
    .string({ error: `${label} must be text such as 2022, 2022-11 or 2022-11-24.` })
    .refine(isPartialDate, `${label} must be a year (2022), a month (2022-11) or a day (2022-11-24).`)
    .meta({ description: "A year, month or day: YYYY, YYYY-MM or YYYY-MM-DD.", example: "2022-11" });

export const fullDate = (label: string) =>
  z
    .string({
      error: (issue) =>
        issue.input === undefined ? `${label} is required.` : `${label} must be a date such as 2026-02-14.`,
    })
    .refine(isFullDate, `${label} must be a date such as 2026-02-14.`)
    .meta({ description: "A day: YYYY-MM-DD.", example: "2026-02-14" });
