import type { RecordedTusker } from "../../../../content/lives/places/place-schemas.ts";
import type { RecordedEvent } from "../../../../content/record/record.ts";
import type { Mark, Marks } from "../../../../content/record/texts/marks.ts";

/** More events than these are on his own page. */
const SHOWN_EVENTS = 4;

type EventView = RecordedEvent & { marks: Mark[] };

/** A tusker of the place, with the first of his events here, and his death if it happened here. */
export type RecordedView = RecordedTusker & { shown: EventView[]; more: number };

export type DeathView = { slug: string; name: string; cause: RecordedTusker["deathCause"]; event: EventView };

const viewOf = (event: RecordedEvent, marks: Marks): EventView => ({
  ...event,
  marks: marks.of("event", event.sources),
});

export const recordedViews = (recorded: readonly RecordedTusker[], marks: Marks): RecordedView[] =>
  recorded.map((tusker) => {
    const shown = tusker.events.slice(0, SHOWN_EVENTS).map((event) => viewOf(event, marks));
    return { ...tusker, shown, more: tusker.eventCount - shown.length };
  });

/** The deaths that happened at the place, the earliest first; several accounts of one count once. */
export const deathViews = (recorded: readonly RecordedTusker[], marks: Marks): DeathView[] =>
  recorded
    .flatMap(({ slug, name, deathCause, events }) => {
      const event = events.find(({ kind }) => kind === "died");
      return event === undefined ? [] : [{ slug, name, cause: deathCause, event }];
    })
    .sort((one, other) => (one.event.date < other.event.date ? -1 : 1))
    .map((death) => ({ ...death, event: viewOf(death.event, marks) }));
