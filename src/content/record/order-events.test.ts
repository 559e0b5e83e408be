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
const kindsOf = (...told: [kind: RecordedEvent["kind"], date: string][]) =>
  orderEvents(told.map(([kind, date]) => ({ ...event(date), kind }))).map(({ kind }) => kind);
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

test("a wide date stands where it can be meant: bought after captured, preserved after died", () => {
  expect(kindsOf(["other", "1925/1937"], ["captured", "1925-11"], ["born", "1913~"])).toEqual([
    ...["born", "captured", "other"],
  ]);
  expect(kindsOf(["preserved", "1988?"], ["died", "1988-07-16"], ["honoured", "1989"])).toEqual([
    ...["died", "preserved", "honoured"],
  ]);
  expect(kindsOf(["preserved", "2022"], ["honoured", "2022-03-07"], ["died", "2022-03-07"])).toEqual([
    ...["honoured", "died", "preserved"],
  ]);
  expect(kindsOf(["first_recorded", "1925"], ["captured", "1925-11"])).toEqual(["first_recorded", "captured"]);
});
