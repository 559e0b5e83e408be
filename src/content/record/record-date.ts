/**
 * Dates as sources give them, in a part of EDTF (ISO 8601-2): `1953`, `1953-07`, `1953-07-16`; `1953~` about then;
 * `1953?` uncertain; `1953%` both; `1970/1975` at some time between; `[1974,1978]` one of these.
 */
export type RecordDate = {
  /** One date; two for an interval; two or more to choose from. Each is a year, a month or a day. */
  dates: string[];
  form: "single" | "between" | "oneOf";
  about: boolean;
  uncertain: boolean;
};

const DAY = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const MOST_CHOICES = 6;
/** The longest text: a list of six days. */
const MAX_LENGTH = 70;

function isCalendarDate(text: string): boolean {
  const match = DAY.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2] ?? 1), Number(match[3] ?? 1)];
  if (year < 1500 || year > 2200) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Undefined if the text is no such date. */
export function parseRecordDate(text: string): RecordDate | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const mark = /[~?%]$/.exec(text)?.[0] ?? "";
  const bare = text.slice(0, text.length - mark.length);
  const [form, dates]: [RecordDate["form"], string[]] =
    bare.startsWith("[") && bare.endsWith("]")
      ? ["oneOf", bare.slice(1, -1).split(/, ?/)]
      : bare.includes("/")
        ? ["between", bare.split("/")]
        : ["single", [bare]];
  const fits = { single: dates.length === 1, between: dates.length === 2, oneOf: dates.length > 1 }[form];
  if (!fits || dates.length > MOST_CHOICES || !dates.every(isCalendarDate)) return undefined;
  const inOrder = dates.every((date, index) => index === 0 || firstDay(dates[index - 1] ?? "") < firstDay(date));
  if (!inOrder) return undefined;
  return { dates, form, about: mark === "~" || mark === "%", uncertain: mark === "?" || mark === "%" };
}

export const isRecordDate = (text: string): boolean => parseRecordDate(text) !== undefined;

const firstDay = (date: string): string => `${date}-01-01`.slice(0, 10);

function lastDay(date: string): string {
  const [year = 0, month = 12, day] = date.split("-").map(Number);
  if (day !== undefined) return date;
  const end = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${date.slice(0, 4)}-${String(month).padStart(2, "0")}-${end}`;
}

/** The first day that the date may mean: `1953-07` is `1953-07-01`. */
export const earliestDay = ({ dates }: RecordDate): string => firstDay(dates[0] ?? "");

/** The last day that the date may mean: `1953-07` is `1953-07-31`. Of several to choose from, a year may end after a later month. */
export function latestDay({ dates, form }: RecordDate): string {
  const ends = (form === "oneOf" ? dates : dates.slice(-1)).map(lastDay);
  return ends.sort().at(-1) ?? "";
}

/** Whether it names one year, month or day, without doubt. */
export const isExact = ({ form, about, uncertain }: RecordDate): boolean => form === "single" && !about && !uncertain;

/** Orders dates by their first possible day, then by their last. Dates that are none come last. */
export function compareRecordDates(one: string, other: string): number {
  const [a, b] = [parseRecordDate(one), parseRecordDate(other)];
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const key = (date: RecordDate) => `${earliestDay(date)} ${latestDay(date)}`;
  return key(a) < key(b) ? -1 : Number(key(a) > key(b));
}
