import { expect, test } from "vitest";
import { type DateFields, datesOfLife } from "../../../content/lives/life-dates.ts";
import type { Feature } from "../../../content/record/record.ts";
import { lifeSentence } from "./life-sentence.ts";

const TODAY = "2026-01-01";
const plain: DateFields = {
  ...{ status: "alive", statusAsOf: null, age: null, bornYear: null, diedOn: null },
  ...{ claims: {}, events: [], features: [] },
};
const sentence = (change: Partial<DateFields>) => lifeSentence(datesOfLife({ ...plain, ...change }), TODAY);
const seen = (recordedOn: string): Feature => ({
  ...{ character: "tusks", state: "both", certainty: "certain", sources: [] },
  recordedOn,
});

test("a life is told from birth to death, with its cause", () => {
  const told = { status: "dead", bornYear: 1953, diedOn: "1988-07-16" } as const;
  expect(sentence(told)).toBe("Born 1953. Died 16 July 1988: the cause is not recorded.");
  const shot = { value: "shot" as const, certainty: "certain" as const, sources: [] };
  expect(sentence({ ...told, claims: { deathCause: [shot] } })).toMatch(/Died 16 July 1988: .*sho/);
});

test("a birth that nobody recorded is said so, and the first record stands in its place", () => {
  expect(sentence({ statusAsOf: "2025-08", features: [seen("2014")] })).toBe(
    "His birth is not recorded. First recorded 2014. Last recorded August 2025.",
  );
  expect(sentence({ statusAsOf: "2025-08" })).toBe("His birth is not recorded. Last recorded August 2025.");
});

test("a silence of more than ten years is told", () => {
  expect(sentence({ statusAsOf: "2012" })).toContain("more than ten years");
  expect(sentence({ statusAsOf: "2020" })).not.toContain("more than ten years");
});

test("a death is dated by the report of it, or by nothing", () => {
  expect(sentence({ status: "dead", statusAsOf: "2016" })).toContain("Dead by 2016");
  expect(sentence({ status: "dead" })).toContain("The day of his death is not recorded");
});
