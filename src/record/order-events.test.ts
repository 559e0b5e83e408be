import { expect, test } from "vitest";
import { orderEvents } from "./order-events.ts";
import type { RecordedEvent } from "./record.ts";

const event = (date: string, id?: string): RecordedEvent => ({
  ...(id === undefined ? {} : { id }),
  kind: "other",
  date,
  text: "He was recorded.",
  certainty: "certain",
  sources: [],
});
const namesOf = (events: RecordedEvent[]) => orderEvents(events).map(({ date, id }) => `${id} ${date}`);

test("events stand in the order of their dates, and keep their order within one date", () => {
  expect(namesOf([event("1960", "c"), event("1953-07", "b"), event("1953", "a"), event("1960", "d")])).toEqual([
    ...["a 1953", "b 1953-07", "c 1960", "d 1960"],
  ]);
});

test("an event without an id gets the next free one", () => {
  expect(namesOf([event("1950"), event("1951", "e1"), event("1952"), event("1953", "e3"), event("1954")])).toEqual([
    ...["e2 1950", "e1 1951", "e4 1952", "e3 1953", "e5 1954"],
  ]);
});

test("what is in order already stays as it is", () => {
  const events = orderEvents([event("1960"), event("1953")]);
  expect(orderEvents(events)).toEqual(events);
});
