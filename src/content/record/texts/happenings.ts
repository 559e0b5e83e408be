import { inOrderOfLife } from "../order-events.ts";
import type { RecordedEvent } from "../record.ts";
import type { Mark, Marks } from "./marks.ts";

export type EventView = RecordedEvent & { marks: Mark[] };

/** One happening: a single event, or several accounts of it. */
export type Happening = [EventView, ...EventView[]];

/** The events in the order of a life. Accounts of one happening stand together, where the first of them stands. */
export function happeningsOf(events: readonly RecordedEvent[], marks: Marks): Happening[] {
  const groups = new Map<string | number, Happening>();
  for (const [index, event] of inOrderOfLife(events).entries()) {
    // An event without a group forms one of its own. Its index is a number, so it equals no name of a group.
    const name = event.account ?? index;
    const view = { ...event, marks: marks.of("event", event.sources) };
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [view]);
    else group.push(view);
  }
  return [...groups.values()];
}
