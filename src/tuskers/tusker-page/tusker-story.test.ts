import { expect, test } from "vitest";
import { claimsSchema } from "../../record/record.ts";
import { createMarks } from "../../record/shown/marks.ts";
import { words } from "../../record/shown/words.en.ts";
import type { TuskerRecord } from "./tusker-record.ts";
import { storyOf } from "./tusker-story.tsx";

function missingOf(claims: unknown, tusks: string | null = null): string[] {
  const plain = { status: "alive", statusAsOf: null, age: null, bornYear: null, diedOn: null, tags: [] };
  const tusker = { ...plain, events: [], features: [], tusks, claims: claimsSchema.parse(claims) };
  return storyOf(tusker as unknown as TuskerRecord, [], createMarks([])).missing;
}

test("what the page tells of a birth or of tusks is not said to be unknown below", () => {
  const { born, tuskLength } = words.notKnown;
  expect(missingOf({})).toEqual(expect.arrayContaining([born, tuskLength]));
  expect(missingOf({ age: [{ value: { min: 50, max: 55, on: "2017" } }] })).not.toContain(born);
  expect(missingOf({}, "Short; broken repeatedly")).not.toContain(tuskLength);
});
