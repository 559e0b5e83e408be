import { expect, test } from "vitest";
import type { Feature } from "../../record/record.ts";
import { portraitClaims } from "./portrait-claims.ts";

const claims = (tusks: string | null, features: Partial<Feature>[] = []) =>
  portraitClaims({
    tusks,
    tags: [],
    features: features.map((feature) => ({ certainty: "certain", sources: [], ...feature }) as Feature),
  });

const hidden = (of: ReturnType<typeof claims>) => of.hidden.map(({ part, side }) => (side ? `${side} ${part}` : part));
const bothBroken = (state: "half" | "broken") =>
  (["left", "right"] as const).map((side) => ({ character: "tusk_break" as const, state, side }));
const ALWAYS = ["ears", "eyes", "skin", "tail"];

test("where nothing is recorded, all that tells tuskers apart is hidden", () => {
  expect(claims(null)).toMatchObject({ tusks: undefined, undrawn: [] });
  expect(hidden(claims(null))).toEqual(["tusks", ...ALWAYS]);
});

test("what is recorded of the tusks is drawn as far as it goes", () => {
  expect(hidden(claims("Long and crossed"))).toEqual(["tips", ...ALWAYS]);
  expect(hidden(claims("Crossed"))).toEqual(["ends", ...ALWAYS]);
  expect(hidden(claims(null, bothBroken("half")))).toEqual(ALWAYS);
  expect(hidden(claims("Single tusk"))).toEqual(["side_of_tusk", ...ALWAYS]);
  expect(hidden(claims("Left tusk torn out"))).toEqual(["right form", ...ALWAYS]);
  expect(hidden(claims(null, [{ character: "tusks", state: "both" }]))).toEqual(["form", ...ALWAYS]);
});

test("of a tusk that is broken nobody knows where, the root is drawn, and the break is not", () => {
  const both = claims("Both broken");
  expect(hidden(both)).toEqual(["form", "breaks", ...ALWAYS]);
  expect(both).toMatchObject({ tusks: { broken: null }, isPair: true, undrawn: ["tusk_break"] });
  expect(hidden(claims("Right tusk broken"))).toEqual(["left tusks", "right form", "right breaks", ...ALWAYS]);
  const crossed = claims("Crossed", bothBroken("broken"));
  expect(hidden(crossed)).toEqual(["breaks", ...ALWAYS]);
  expect(crossed.undrawn).toEqual(["form", "tusk_break"]);
});

test("a length without a form cannot be drawn, nor words that are not understood, nor marks", () => {
  expect(claims("About 4 ft").undrawn).toEqual(["length"]);
  expect(claims("The most perfect of his time").undrawn).toEqual(["words"]);
  expect(claims("Curved, about 5 ft").undrawn).toEqual(["length", "form"]);
  expect(claims(null, [{ character: "mark", state: "scar", side: "left" }]).undrawn).toEqual(["mark"]);
});

test("ears, eyes and skin are no longer hidden where they are recorded", () => {
  const ear = { side: "left" } as const;
  const recorded = claims(null, [
    { ...ear, character: "ear_edge", state: "torn" },
    { ...ear, character: "ear_fold", state: "forward" },
    { ...ear, character: "ear_lobe", state: "square" },
    { character: "sight", state: "blind", side: "right" },
    { character: "pale_skin", state: "ears" },
  ]);
  expect(hidden(recorded)).toEqual(["tusks", "right ears", "left eyes", "tail"]);
});

test("what is disputed is hidden, and the claims say that there is such", () => {
  const disputed = claims(null, [{ character: "sight", state: "blind", certainty: "disputed" }]);
  expect(hidden(disputed)).toContain("eyes");
  expect(disputed.isDisputed).toBe(true);
});
