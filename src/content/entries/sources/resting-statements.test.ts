import { expect, test } from "vitest";
import { type Resting, restingStatements } from "./resting-statements.ts";

const said = { certainty: "certain" as const, sources: ["S1", "S2"] };
const RAJA: Resting = {
  texts: ['<p>Old.<sup data-sources="S2 S3"></sup></p>', null],
  claims: {
    status: [{ ...said, value: "dead", recordedOn: "2022-11" }],
    born: [
      { ...said, value: "1953~", certainty: "disputed" },
      { ...said, value: "1960", sources: ["S4"] },
    ],
  },
  events: [
    { ...said, kind: "wounded", date: "1990", place: "yala", text: "A hunter was accused." },
    { ...said, kind: "captured", date: "1970", text: "Captured." },
    { ...said, kind: "captured", date: "1970", text: "Another account of it." },
  ],
  features: [
    { ...said, character: "ear_edge", side: "left", state: "torn" },
    { ...said, character: "tusks", state: "both" },
  ],
  relations: [
    { ...said, kind: "rival", name: "Thani Dalaya" },
    { ...said, kind: "rival", to: "a-public-one" },
    { ...said, kind: "son_of", to: "a-draft" },
  ],
};
const nameOf = (id: string) => (id === "a-public-one" ? "Sando" : undefined);

test("what rests on a source is named once, in the order of the page", () => {
  expect(restingStatements(RAJA, "S2", nameOf)).toEqual([
    "Status: Dead, recorded November 2022",
    "Born: about 1953 (disputed)",
    "The text",
    "Captured, 1970",
    "Wounded, 1990",
    "Edge of the ear, his left: torn",
    "Tusks: both",
    "Fought with Thani Dalaya",
    "Fought with Sando",
  ]);
  expect(restingStatements(RAJA, "S3", nameOf)).toEqual(["The text"]);
  expect(restingStatements(RAJA, "S5", nameOf)).toEqual([]);
});

test("neither a place, nor the words of an event, nor a tusker whose page nobody may open is told", () => {
  const told = restingStatements(RAJA, "S1", nameOf).join("\n");
  expect(told).not.toMatch(/Yala|yala|hunter|a-draft|Son of/);
});
