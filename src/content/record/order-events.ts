import type { RecordedEvent } from "./record.ts";
import { earliestDay, latestDay, parseRecordDate } from "./record-date.ts";
import type { EventKind } from "./vocabulary.ts";

/** What can have happened before a capture that is recorded. */
const BEFORE_CAPTURE: readonly EventKind[] = ["born", "first_recorded", "orphaned", "captured"];

type Days = { first: string; last: string };

/** An event whose date is none comes last. */
function daysOf({ date }: Pick<RecordedEvent, "date">): Days {
  const parsed = parseRecordDate(date);
  return parsed === undefined ? { first: "9999", last: "" } : { first: earliestDay(parsed), last: latestDay(parsed) };
}

/**
 * The events in the order of a life: by the first possible day, then by the last, those of one date as they were given.
 * A date that may mean a day before the capture or the death is read as after it where nothing else can be meant: an
 * animal bought between 1925 and 1937 was captured before, and a body preserved in 1988 had died.
 */
export function inOrderOfLife<Event extends Pick<RecordedEvent, "kind" | "date">>(events: readonly Event[]): Event[] {
  const firstOf = (kind: EventKind) =>
    events
      .filter((event) => event.kind === kind)
      .map((event) => daysOf(event).first)
      .sort()[0];
  const [captured, died] = [firstOf("captured"), firstOf("died")];
  const keyOf = (event: Event): string => {
    const { first, last } = daysOf(event);
    const since = event.kind === "preserved" ? died : BEFORE_CAPTURE.includes(event.kind) ? undefined : captured;
    const isLater = since !== undefined && first < since && since <= last;
    return isLater ? `${since} later ${last}` : `${first} ${last}`;
  };
  return events
    .map((event) => ({ event, key: keyOf(event) }))
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ event }) => event);
}

/** The events in the order of a life; events without an id get the next free one. */
export function orderEvents(events: readonly RecordedEvent[]): RecordedEvent[] {
  const taken = new Set(events.map(({ id }) => id));
  let number = 1;
  const nextId = (): string => {
    while (taken.has(`e${number}`)) number += 1;
    taken.add(`e${number}`);
    return `e${number}`;
  };
  return inOrderOfLife(events).map((event) => ({ ...event, id: event.id ?? nextId() }));
}
