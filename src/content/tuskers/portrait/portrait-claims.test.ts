import { expect, test } from "vitest";
import type { Feature } from "../../record/record.ts";
import { portraitClaims } from "./portrait-claims.ts";

const claims = (tusks: string | null, features: Partial<Feature>[] = []) =>
  portraitClaims({
    tusks,
    tags: [],
    features: features.map((feature) => ({ certainty: "certain", sources: [], ...feature }) as Feature),
  });

const ALWAYS = ["ears", "eyes", "skin"];

test.each([
  [null, ["form", "length"]],
  ["Long and crossed", []],
  ["Crossed", ["length"]],
  ["Each 7 ft long", ["form"]],
  ["Curved, about 5 ft", ["curve"]],
  ["Single tusk", ["side", "form", "length"]],
  ["Left tusk torn out", ["form", "length"]],
  ["Crossed; right tusk broken", ["length", "breaks"]],
  ["A tusk broken", ["side", "other_form", "length", "breaks"]],
  ["Both broken", ["breaks"]],
  ["Right tusk broken", ["other_form", "length", "breaks"]],
  ["The most perfect of his time", ["form", "length"]],
])("of '%s', %j is imagined", (tusks, imagined) => {
  expect(claims(tusks).imagined).toEqual([...imagined, ...ALWAYS]);
});

test("no trait is both recorded and imagined", () => {
  const crossed = claims("Crossed; about 6 ft");
  expect(crossed.tusks).toMatchObject({ shape: "crossed" });
  expect(crossed.imagined).not.toContain("form");
  expect(crossed.isMeasured).toBe(true);
});

test("ears, eyes and skin are not imagined where they are recorded", () => {
  const sides = ["left", "right"] as const;
  const recorded = claims(null, [
    ...sides.map((side) => ({ side, character: "ear_edge" as const, state: "torn" as const })),
    { character: "sight", state: "blind" },
    { character: "pale_skin", state: "ears" },
  ]);
  expect(recorded.imagined).toEqual(["form", "length", "rest_of_ears"]);
});

test("what sources tell differently is neither drawn nor called imagined: the diagram shows it", () => {
  const differing = claims(null, [
    { character: "sight", state: "blind", certainty: "disputed" },
    { character: "sight", state: "weak", certainty: "disputed" },
    { character: "ear_edge", side: "left", state: "torn", certainty: "disputed" },
  ]);
  expect(differing.imagined).toEqual(["form", "length", "skin"]);
  expect(differing.undrawn).toEqual(["ear_edge", "sight"]);
});

test("where one ear and one eye are recorded, the rest is imagined", () => {
  const { imagined } = claims(null, [
    { side: "left", character: "ear_lobe", state: "torn" },
    { side: "left", character: "sight", state: "blind" },
  ]);
  expect(imagined).toEqual(["form", "length", "rest_of_ears", "other_eye", "skin"]);
});

test("a cloth is imagined unless a source describes it; then its colours are", () => {
  const kept = { tusks: null, tags: ["casket bearer"], category: "domesticated" } as const;
  expect(portraitClaims(kept).imagined.slice(-2)).toEqual(["cloth", "casket"]);
  const cloth = { character: "tame_sign", state: "cloth", certainty: "certain" } as const;
  expect(portraitClaims({ ...kept, features: [{ ...cloth, sources: [] }] }).imagined.slice(-2)).toEqual([
    "cloth_colours",
    "casket",
  ]);
});

test("marks are left to the diagram", () => {
  expect(claims(null, [{ character: "mark", state: "scar", side: "left" }]).undrawn).toEqual(["mark"]);
});
