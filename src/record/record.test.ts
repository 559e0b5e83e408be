import { describe, expect, test } from "vitest";
import { claimsSchema, eventsSchema, featureSchema, relationSchema } from "./record.ts";

const messagesOf = (
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ message }) => message);

describe("a fact", () => {
  test("has accounts, each with a certainty and its sources", () => {
    expect(claimsSchema.parse({ born: [{ value: "1953~", sources: ["S12"] }] })).toEqual({
      born: [{ value: "1953~", certainty: "certain", sources: ["S12"] }],
    });
  });

  test.each([
    [{ born: [{ value: "in spring" }] }, "must be a year, a month or a day"],
    [{ born: [{ value: "1953", sources: ["56"] }] }, "is an S and a number"],
    [{ height: [{ value: { min: 3.2, max: 3 } }] }, "must not be larger"],
    [{ height: [{ value: { min: 30, max: 31 } }] }, "must be a number from 0.5 to 5 m."],
    [{ deathCause: [{ value: "bored" }] }, "must be one of: shot"],
  ])("is refused as %j", (claims, message) => {
    expect(messagesOf(claimsSchema, claims)?.join(" ")).toContain(message);
  });
});

describe("an event", () => {
  const event = { kind: "given", date: "1953", text: "Given to the temple." };

  test("has a kind, a date and a text", () => {
    expect(eventsSchema.parse([event])).toEqual([{ ...event, certainty: "certain", sources: [] }]);
    expect(messagesOf(eventsSchema, [{ ...event, place: "the well" }])?.join()).toContain("The place must be one of");
  });

  test("that lasted ends no earlier than it begins", () => {
    expect(eventsSchema.parse([{ ...event, until: "1960" }])).toMatchObject([{ date: "1953", until: "1960" }]);
    expect(messagesOf(eventsSchema, [{ ...event, until: "1950" }])).toEqual([
      "The end of the event must not be before its beginning.",
    ]);
  });

  test("is told apart from the others by its id", () => {
    const twice = { ...event, id: "e1" };
    expect(messagesOf(eventsSchema, [twice, twice])).toEqual(["Two events have the same id."]);
  });
});

test.each([
  [{ character: "tusks", state: "crossed" }, "The state must be one of: both"],
  [{ character: "tusks", state: "both", side: "left" }, "This character has no side."],
  [{ character: "ear_fold", state: "inward", clock: 3 }, "Only the edge of an ear has an hour."],
  [{ character: "ear_fold", state: "inward", where: "flank" }, "Only a mark has a part of the body."],
  [{ character: "wings", state: "both" }, "The character must be one of: tusks"],
])("the feature %j is refused", (feature, message) => {
  expect(messagesOf(featureSchema, feature)?.join(" ")).toContain(message);
});

test("a relation leads to another tusker or gives a name, not both", () => {
  const to = "65f1c0ffee65f1c0ffee65f1";
  expect(relationSchema.safeParse({ kind: "brother", to }).success).toBe(true);
  expect(relationSchema.safeParse({ kind: "brother", name: "Raja" }).success).toBe(true);
  expect(relationSchema.safeParse({ kind: "brother" }).success).toBe(false);
  expect(relationSchema.safeParse({ kind: "brother", to, name: "Raja" }).success).toBe(false);
});
