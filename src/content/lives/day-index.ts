import type { RecordedEvent } from "../record/record.ts";
import { isExact, parseRecordDate } from "../record/record-date.ts";

/** The internal keys of the tuskers with an event on a day of the year (`MM-DD`), by name. */
export type DayIndex = ReadonlyMap<string, readonly number[]>;

type Dated = Pick<RecordedEvent, "date" | "sources">;

/** The day of an event that a source dates to the day without doubt. An event that lasted has the day of its beginning. */
export function sourcedDay({ date, sources }: Dated): string | undefined {
  const parsed = date.length === 10 && sources.length > 0 ? parseRecordDate(date) : undefined;
  return parsed !== undefined && isExact(parsed) ? date : undefined;
}

/** Collects the tuskers of each day from records that come by name. */
export function indexDays() {
  const index = new Map<string, number[]>();
  return {
    add(seq: number, events: readonly Dated[]): void {
      for (const day of new Set(events.flatMap((event) => sourcedDay(event)?.slice(5) ?? []))) {
        const seqs = index.get(day);
        if (seqs === undefined) index.set(day, [seq]);
        else seqs.push(seq);
      }
    },
    result: (): DayIndex => index,
  };
}
