import { expect, test } from "vitest";
import { claimsText, eventsText, featuresText, relationsText } from "./record-text.ts";

const CERTAIN = { certainty: "certain", sources: [] as string[] } as const;

test("each account of a fact is a line with what is doubtful and its sources", () => {
  const text = claimsText({
    height: [{ value: { min: 3, max: 3.2, about: true }, ...CERTAIN }],
    born: [
      { value: "1953~", certainty: "likely", sources: ["S12", "S13"] },
      { value: "[1950,1951]", ...CERTAIN, note: "He was a calf." },
    ],
    age: [{ value: { min: 40, max: 40, on: "1990" }, ...CERTAIN, recordedOn: "1991" }],
    deathCause: [{ value: "explosive_bait", certainty: "disputed", sources: ["S1"] }],
    tuskLength: [{ value: { min: 1.5, max: 1.5, side: "left", measured: "outside" }, ...CERTAIN }],
  });
  expect(text.split("\n")).toEqual([
    "Born: about 1953 (likely) S12 S13",
    "Born: 1950 or 1951 – He was a calf.",
    "Cause of death: explosive bait (disputed) S1",
    "Age: 40 in 1990 recorded 1991",
    "Height at the shoulder: about 3 to 3.2 m (10 to 10½ ft)",
    "Length of the tusks: his left: 1.5 m (5 ft), outside",
  ]);
});

test("a status is told once: its field is compared by itself", () => {
  expect(claimsText({ status: [{ value: "alive", ...CERTAIN }] })).toBe("");
  expect(claimsText({ status: [{ value: "alive", ...CERTAIN, sources: ["S1"] }] })).toBe("Status: alive S1");
});

test("events, features and relations are lines as well", () => {
  const event = { id: "e1", kind: "procession", date: "1953-07", place: "kandy", text: "He walked first." } as const;
  expect(eventsText([{ ...event, ...CERTAIN, role: "casket", account: "a", sources: ["S2"] }])).toBe(
    "July 1953, walked in the procession: Kandy District. He walked first. Role: casket. [a] S2",
  );
  expect(
    featuresText([
      { character: "ear_edge", side: "left", state: "torn", clock: 4, from: "2019", ...CERTAIN },
      { character: "mark", state: "scar", where: "foreleg", ...CERTAIN, certainty: "likely", note: "Old." },
    ]),
  ).toBe("Edge of the ear: torn, his left, at 4 o'clock, from 2019\nMarks: scar, foreleg – Old. (likely)");
  expect(relationsText([{ kind: "companion", name: "Sando", date: "1999", ...CERTAIN }])).toBe(
    "Companion of Sando, 1999",
  );
});

test("nothing recorded is an empty text", () => {
  expect([claimsText({}), eventsText([]), featuresText([]), relationsText([])]).toEqual(["", "", "", ""]);
});
