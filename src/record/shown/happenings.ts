import type { RecordedEvent } from "../record.ts";
import { compareRecordDates } from "../record-date.ts";
import type { Mark, Marks } from "./marks.ts";

export type EventView = RecordedEvent & { marks: Mark[] };

/** One happening: a single event, or several accounts of it. */
export type Happening = [EventView, ...EventView[]];

/** The events in order of date. Accounts of one happening stand together, where the first of them stands. */
export function happeningsOf(events: readonly RecordedEvent[], marks: Marks): Happening[] {
  const groups = new Map<string | number, Happening>();
  const inOrder = events.toSorted((one, other) => compareRecordDates(one.date, other.date));
  for (const [index, event] of inOrder.entries()) {
    // An event without a group forms one of its own. Its index is a number, so it equals no name of a group.
    const name = event.account ?? index;
    const view = { ...event, marks: marks.of("event", event.sources) };
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [view]);
    else group.push(view);
  }
  return [...groups.values()];
}
