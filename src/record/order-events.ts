import type { RecordedEvent } from "./record.ts";
import { compareRecordDates } from "./record-date.ts";

/** The events by date, those of one date as they were given; events without an id get the next free one. */
export function orderEvents(events: readonly RecordedEvent[]): RecordedEvent[] {
  const taken = new Set(events.map(({ id }) => id));
  let number = 1;
  const nextId = (): string => {
    while (taken.has(`e${number}`)) number += 1;
    taken.add(`e${number}`);
    return `e${number}`;
  };
  return events
    .toSorted((one, other) => compareRecordDates(one.date, other.date))
    .map((event) => ({ ...event, id: event.id ?? nextId() }));
}
