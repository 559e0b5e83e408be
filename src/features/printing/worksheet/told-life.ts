import type { RecordedEvent } from "../../../content/record/record.ts";
import { earliestDay, isExact, latestDay, parseRecordDate } from "../../../content/record/record-date.ts";
import { HARM } from "../../../content/record/vocabulary.ts";
import { writtenTime } from "../../../content/record/written-record-date.ts";

/** More events, or longer texts, do not fit on a page beside the questions. */
const MOST_EVENTS = 9;
const MOST_LETTERS = 900;

type Event = Pick<RecordedEvent, "kind" | "date" | "until" | "text" | "certainty" | "account" | "sources">;

/** An event of a life as the page tells it, from day to day. */
export type ToldEvent = Pick<Event, "kind" | "text" | "sources"> & {
  number: number;
  when: string;
  from: string;
  to: string;
  /** Whether it has one date without doubt. */
  exact: boolean;
};

const daysOf = ({ date, until }: Pick<Event, "date" | "until">) => {
  const [begin, end] = [parseRecordDate(date), parseRecordDate(until ?? date)];
  if (begin === undefined || end === undefined) return undefined;
  return { from: earliestDay(begin), to: latestDay(end), exact: until === undefined && isExact(begin) };
};

/**
 * Which events of a record a class reads, by their places in it: those that are certain and have a source, one for each
 * happening. None may tell what people are said to have done.
 * @param mayAllege whether an English text may tell an allegation
 */
export function eventsForClass(events: readonly Event[], mayAllege: (text: string) => boolean): number[] {
  const told = new Set<string>();
  const chosen = events.flatMap((event, place) => {
    const { kind, certainty, text, account, sources } = event;
    if (HARM.includes(kind) || certainty !== "certain" || sources.length === 0 || mayAllege(text)) return [];
    if (daysOf(event) === undefined || (account !== undefined && told.has(account))) return [];
    if (account !== undefined) told.add(account);
    return [{ place, letters: text.length, weight: kind === "died" ? Number.POSITIVE_INFINITY : sources.length }];
  });
  let room = MOST_LETTERS;
  return chosen
    .toSorted((one, other) => other.weight - one.weight)
    .filter(({ letters }) => {
      const fits = letters <= room;
      if (fits) room -= letters;
      return fits;
    })
    .slice(0, MOST_EVENTS)
    .map(({ place }) => place)
    .toSorted((one, other) => one - other);
}

const inOrder = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** The events at these places of a record, in order of time. */
export function tellEvents(events: readonly Event[], places: readonly number[]): ToldEvent[] {
  const chosen = places.flatMap((place) => events[place] ?? []);
  const death = chosen.find(({ kind }) => kind === "died");
  const died = death === undefined ? undefined : daysOf(death)?.to;
  return chosen
    .flatMap((event) => {
      const days = daysOf(event);
      if (days === undefined) return [];
      const { kind, text, sources } = event;
      // A body is preserved after the death, also if only the year is recorded.
      const isLater = kind === "preserved" && died !== undefined && days.from < died && died <= days.to;
      return [{ kind, text, sources, when: writtenTime(event), ...days, ...(isLater ? { from: died } : {}) }];
    })
    .toSorted((one, other) => inOrder(one.from, other.from) || inOrder(one.to, other.to))
    .map((event, index) => ({ ...event, number: index + 1 }));
}
