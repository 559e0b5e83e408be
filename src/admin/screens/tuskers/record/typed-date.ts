import { isRecordDate } from "../../../../content/record/record-date.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH = "(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\\.?";

const pad = (number: number): string => String(number).padStart(2, "0");
const monthOf = (name: string): string => pad(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

/** "20 January 2017", "January 20, 2017" and "Jan 2017" in the order of year, month and day; other text as it is. */
function plainDate(text: string): string {
  const day = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH},? (\\d{4})$`, "i").exec(text);
  if (day !== null) return `${day[3]}-${monthOf(day[2] ?? "")}-${pad(Number(day[1]))}`;
  const american = new RegExp(`^${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`, "i").exec(text);
  if (american !== null) return `${american[3]}-${monthOf(american[1] ?? "")}-${pad(Number(american[2]))}`;
  const month = new RegExp(`^${MONTH},? (\\d{4})$`, "i").exec(text);
  return month === null ? text : `${month[2]}-${monthOf(month[1] ?? "")}`;
}

const BETWEEN = /^between (.+) and (.+)$|^(\d{4}) ?(?:–|to|-) ?(\d{4})$/i;
const ABOUT = /^(?:about|around|circa|ca?\.?) /i;
const UNCERTAIN = /(?:,? uncertain|\?)$/i;

/**
 * A date as somebody types it, in the form of the record: "about 1953" is `1953~`, "1974 or 1978" is `[1974,1978]`.
 * Undefined if it cannot be read.
 */
export function readTypedDate(typed: string): string | undefined {
  const text = typed.trim().replace(/\s+/g, " ");
  if (text.length > 80) return undefined;
  if (isRecordDate(text)) return text;
  const about = ABOUT.test(text);
  const uncertain = UNCERTAIN.test(text);
  const bare = text.replace(ABOUT, "").replace(UNCERTAIN, "");
  const between = BETWEEN.exec(bare);
  const choices = bare.split(/ or /i);
  const read =
    between !== null
      ? `${plainDate(between[1] ?? between[3] ?? "")}/${plainDate(between[2] ?? between[4] ?? "")}`
      : choices.length > 1
        ? `[${choices.map(plainDate).join(",")}]`
        : plainDate(bare);
  const mark = about ? (uncertain ? "%" : "~") : uncertain ? "?" : "";
  return isRecordDate(read + mark) ? read + mark : undefined;
}
