import { expect, test } from "vitest";
import { claimsSchema } from "../record/record.ts";
import { words } from "../record/texts/words.ts";
import { missingFacts } from "./missing-facts.ts";

const missing = (claims: unknown, tusks: string | null = null): string[] =>
  missingFacts({
    ...{ status: "alive", statusAsOf: null, age: null, bornYear: null, diedOn: null },
    ...{ tags: [], events: [], features: [], tusks, claims: claimsSchema.parse(claims) },
  });

test("what the page tells of a birth or of tusks is not said to be unknown below", () => {
  const { born, tuskLength } = words.notKnown;
  expect(missing({})).toEqual(expect.arrayContaining([born, tuskLength]));
  expect(missing({ age: [{ value: { min: 50, max: 55, on: "2017" } }] })).not.toContain(born);
  expect(missing({}, "Short; broken repeatedly")).not.toContain(tuskLength);
});
