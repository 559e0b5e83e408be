import { expect, test } from "vitest";
import { claimLines, eventLines, featureLines, relationLines } from "./record-text.ts";

const written = (lines: readonly { label: string; text: string; sources: readonly string[] }[]): string[] =>
  lines.map(({ label, text, sources }) => [`${label}: ${text}`, ...sources].join(" "));

const CERTAIN = { certainty: "certain", sources: [] as string[] } as const;

test("each account of a fact is a line with what is doubtful and its sources", () => {
  const lines = claimLines({
    height: [{ value: { min: 3, max: 3.2, about: true }, ...CERTAIN }],
    born: [
      { value: "1953~", certainty: "likely", sources: ["S12", "S13"] },
      { value: "[1950,1951]", ...CERTAIN, note: "He was a calf." },
    ],
    age: [{ value: { min: 40, max: 40, on: "1990" }, ...CERTAIN, recordedOn: "1991" }],
    deathCause: [{ value: "explosive_bait", certainty: "disputed", sources: ["S1"] }],
    tuskLength: [{ value: { min: 1.5, max: 1.5, side: "left", measured: "outside" }, ...CERTAIN }],
  });
  expect(written(lines)).toEqual([
    "Born: about 1953 (likely) S12 S13",
    "Born: 1950 or 1951 – He was a calf.",
    "Cause of death: explosive bait (disputed) S1",
    "Age: 40 in 1990 recorded 1991",
    "Height at the shoulder: about 3 to 3.2 m (10 to 10½ ft)",
    "Length of the tusks: his left: 1.5 m (5 ft), outside",
  ]);
});

test("a status is told once: its field is compared by itself", () => {
  expect(claimLines({ status: [{ value: "alive", ...CERTAIN }] })).toEqual([]);
  expect(written(claimLines({ status: [{ value: "alive", ...CERTAIN, sources: ["S1"] }] }))).toEqual([
    "Status: alive S1",
  ]);
});

test("events, features and relations are lines as well", () => {
  const event = { id: "e1", kind: "procession", date: "1953-07", place: "kandy", text: "He walked first." } as const;
  expect(written(eventLines([{ ...event, ...CERTAIN, role: "casket", account: "a", sources: ["S2"] }]))).toEqual([
    "July 1953: Walked in the procession. Kandy District. He walked first. Role: casket. [a] S2",
  ]);
  expect(
    written(
      featureLines([
        { character: "ear_edge", side: "left", state: "torn", clock: 4, from: "2019", ...CERTAIN },
        { character: "mark", state: "scar", where: "foreleg", ...CERTAIN, certainty: "likely", note: "Old." },
      ]),
    ),
  ).toEqual(["Edge of the ear: torn, his left, at 4 o'clock, from 2019", "Marks: scar, foreleg – Old. (likely)"]);
  expect(written(relationLines([{ kind: "companion", name: "Sando", date: "1999", ...CERTAIN }]))).toEqual([
    "Companion of: Sando, 1999",
  ]);
});

test("nothing recorded is no line", () => {
  expect([claimLines({}), eventLines([]), featureLines([]), relationLines([])]).toEqual([[], [], [], []]);
});
