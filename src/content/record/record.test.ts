import { describe, expect, test } from "vitest";
import { claimsSchema, eventsSchema, featureSchema, relationSchema } from "./record.ts";

const refusedAt = (
  schema: { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[] }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ path }) => path.join("."));

describe("a fact", () => {
  test("has accounts, each with a certainty and its sources", () => {
    expect(claimsSchema.parse({ born: [{ value: "1953~", sources: ["S12"] }] })).toEqual({
      born: [{ value: "1953~", certainty: "certain", sources: ["S12"] }],
    });
  });

  test.each([
    [{ born: [{ value: "in spring" }] }, "born.0.value"],
    [{ born: [{ value: "1953", sources: ["56"] }] }, "born.0.sources.0"],
    [{ height: [{ value: { min: 3.2, max: 3 } }] }, "height.0.value"],
    [{ height: [{ value: { min: 4.5, max: 5.1 } }] }, "height.0.value.max"],
    [{ deathCause: [{ value: "bored" }] }, "deathCause.0.value"],
  ])("is refused as %j", (claims, path) => {
    expect(refusedAt(claimsSchema, claims)).toEqual([path]);
  });
});

describe("an event", () => {
  const event = { kind: "given", date: "1953", text: "Given to the temple." };

  test("has a kind, a date and a text", () => {
    expect(eventsSchema.parse([event])).toEqual([{ ...event, certainty: "certain", sources: [] }]);
    expect(refusedAt(eventsSchema, [{ ...event, place: "the well" }])).toEqual(["0.place"]);
  });

  test("that lasted ends no earlier than it begins", () => {
    expect(eventsSchema.parse([{ ...event, until: "1960" }])).toMatchObject([{ date: "1953", until: "1960" }]);
    expect(refusedAt(eventsSchema, [{ ...event, until: "1950" }])).toEqual(["0.until"]);
  });

  test("is told apart from the others by its id", () => {
    const twice = { ...event, id: "e1" };
    expect(refusedAt(eventsSchema, [twice, twice])).toEqual([""]);
  });
});

test.each([
  [{ character: "tusks", state: "crossed" }, "state"],
  [{ character: "tusks", state: "both", side: "left" }, "side"],
  [{ character: "ear_fold", state: "inward", clock: 3 }, "clock"],
  [{ character: "ear_fold", state: "inward", where: "flank" }, "where"],
  [{ character: "wings", state: "both" }, "character"],
])("the feature %j is refused", (feature, path) => {
  expect(refusedAt(featureSchema, feature)).toEqual([path]);
});

test("a relation leads to another tusker or gives a name, not both", () => {
  const to = "65f1c0ffee65f1c0ffee65f1";
  expect(relationSchema.safeParse({ kind: "brother", to }).success).toBe(true);
  expect(relationSchema.safeParse({ kind: "brother", name: "Raja" }).success).toBe(true);
  expect(relationSchema.safeParse({ kind: "brother" }).success).toBe(false);
  expect(relationSchema.safeParse({ kind: "brother", to, name: "Raja" }).success).toBe(false);
});
