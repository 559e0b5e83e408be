import { expect, test } from "vitest";
import { claimsSchema, eventSchema, featureSchema } from "../record/record.ts";
import { type DateFields, datesOfLife } from "./life-dates.ts";

const event = (kind: string, date: string, more: Record<string, unknown> = {}) =>
  eventSchema.parse({ kind, date, text: "Told.", sources: ["S1"], ...more });

function datesOf({ claims, ...fields }: Partial<Omit<DateFields, "claims">> & { claims?: unknown }) {
  const none = { statusAsOf: null, age: null, bornYear: null, diedOn: null, events: [], features: [] };
  return datesOfLife({ status: "alive", ...none, ...fields, claims: claimsSchema.parse(claims ?? {}) });
}
const lastOf = (fields: Parameters<typeof datesOf>[0]) => datesOf(fields).last?.date ?? null;

test("an event at some time in many years is no later record than one of the last of them", () => {
  expect(lastOf({ events: [event("released", "2000/2018"), event("wounded", "2018-12")] })).toBe("2018-12");
  expect(lastOf({ events: [event("released", "2000/2018")] })).toBe("2000/2018");
});

test("a year tells less than a month of it, whether a record or the date of the status", () => {
  const events = [event("moved", "2023-07-02"), event("other", "2023")];
  expect(lastOf({ events })).toBe("2023-07-02");
  expect(lastOf({ events: [event("other", "2023~")], statusAsOf: "2023-07" })).toBe("2023-07");
  expect(lastOf({ events: [event("other", "2023~")], statusAsOf: "2023" })).toBe("2023");
});

test("what is disputed is no record of him in life, unless there is no other", () => {
  const disputed = event("other", "2015", { certainty: "disputed" });
  expect(lastOf({ events: [event("first_recorded", "2011"), disputed] })).toBe("2011");
  expect(lastOf({ events: [disputed] })).toBe("2015");
  expect(lastOf({ events: [disputed], statusAsOf: "2011" })).toBe("2011");
});

test("the date of an account of his death is no record of him in life", () => {
  const claims = {
    status: [
      { value: "missing", sources: ["S1"] },
      { value: "dead", sources: ["S1"], recordedOn: "2022-08" },
    ],
    died: [{ value: "2017", recordedOn: "2022-08" }],
    deathCause: [{ value: "shot", recordedOn: "2022-08" }],
  };
  expect(lastOf({ status: "missing", events: [event("other", "2011")], claims })).toBe("2011");
});

test("of a missing tusker neither a search nor what was written later is a record in life", () => {
  const fields = {
    status: "missing" as const,
    events: [event("last_recorded", "2009"), event("feared_lost", "2010-09"), event("other", "2010-10")],
    features: [featureSchema.parse({ character: "tusks", state: "both", recordedOn: "2010" })],
    claims: { status: [{ value: "missing", sources: ["S1"], recordedOn: "2011" }] },
  };
  expect(lastOf(fields)).toBe("2009");
  expect(lastOf({ ...fields, statusAsOf: "2009-04" })).toBe("2009-04");
});

test("an account without a date that he is alive leaves the last record without one", () => {
  const undated = { status: [{ value: "alive", sources: ["S1"] }] };
  const fields = { events: [event("moved", "1997-05-19")], claims: undated };
  expect(datesOf(fields)).toMatchObject({ first: { date: "1997-05-19" }, last: null });
  expect(lastOf({ ...fields, statusAsOf: "2020" })).toBe("2020");
  expect(lastOf({ ...fields, claims: { status: [{ value: "alive", recordedOn: "2019" }] } })).toBe("2019");
});

test("a birth counted back from ages spans all accounts of the age", () => {
  const age = (min: number, max: number) => ({ value: { min, max, about: true, on: "2017-06" } });
  expect(datesOf({ claims: { age: [age(55, 55), age(50, 50), age(60, 60)] } }).born?.date).toBe("1957/1967");
  expect(datesOf({ claims: { age: [age(55, 55)] } }).born?.date).toBe("1962~");
  expect(datesOf({ claims: { age: [age(54, 55)] } }).born?.date).toBe("[1962,1963]");
});
