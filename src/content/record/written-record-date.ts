import { writtenDate } from "../../platform/text/dates/written-date.ts";
import { parseRecordDate } from "./record-date.ts";
import { dateWords } from "./words.ts";

/** A date of the record as readers see it: "about 1953", "1974 or 1978". Text that is no such date stays as it is. */
export function writtenRecordDate(text: string): string {
  const date = parseRecordDate(text);
  if (date === undefined) return text;
  const dates = date.dates.map((each) => writtenDate(each));
  const [first = "", last = ""] = dates;
  const plain = {
    single: () => dateWords.single(first),
    between: () => dateWords.between(first, last),
    oneOf: () => dateWords.oneOf(dates),
  }[date.form]();
  if (date.about) return date.uncertain ? dateWords.aboutUncertain(plain) : dateWords.about(plain);
  return date.uncertain ? dateWords.uncertain(plain) : plain;
}

/** The time of an event: its date, or its beginning and its end. */
export const writtenTime = ({ date, until }: { date: string; until?: string | undefined }): string =>
  until === undefined ? writtenRecordDate(date) : dateWords.period(writtenRecordDate(date), writtenRecordDate(until));
