import { describe, expect, test } from "vitest";
import { TUSKER } from "../../../admin/screens/tuskers/tusker-definition.ts";
import type { ClaimProperty } from "../../../content/record/vocabulary.ts";
import type { Letter } from "../letter.ts";
import { withLetter } from "./letter-change.ts";
import type { LetterProposal } from "./proposal.ts";

const LETTER = {
  licence: "CC BY 4.0",
  takenOn: "2024-08",
  photograph: { url: "/uploads/public/a.jpg", shownUrl: "", width: 4, height: 3, taken: true },
} as Letter;

const raja = { ...TUSKER.blank(), name: "Raja" };
const propose = (change: LetterProposal["change"], values = raja) =>
  withLetter(values, { letterId: "1", answer: "", change }, LETTER);
const fact = (property: ClaimProperty, typed: string) =>
  propose({ kind: "fact", property, typed, sources: ["S1"] }).claims[property]?.[0]?.value;

describe("a letter in the form of a tusker", () => {
  test("adds its account behind those that stand there, with its source", () => {
    const told = { value: "1950", certainty: "certain" as const, sources: [] };
    const values = { ...raja, claims: { born: [told] } };
    const { born } = propose({ kind: "fact", property: "born", typed: "about 1953", sources: ["S1"] }, values).claims;
    expect(born).toEqual([told, { value: "1953~", certainty: "certain", sources: ["S1"] }]);
  });

  test("is read as far as it can be", () => {
    expect(fact("height", "10.5 feet")).toEqual({ min: 3.2, max: 3.2 });
    expect(fact("height", "He stood 3.2 m tall.")).toEqual({ min: 3.2, max: 3.2 });
    expect(fact("tuskLength", "180 cm")).toEqual({ min: 1.8, max: 1.8 });
    expect(fact("age", "He was 69.")).toEqual({ min: 69, max: 69 });
    expect(fact("age", "nobody knows")).toEqual({ min: 0, max: 0 });
    expect(fact("deathCause", "He was shot.")).toBe("shot");
    expect(fact("died", "one morning")).toBe("one morning");
  });

  test("becomes an event with its month and park", () => {
    const { events } = propose({ kind: "event", date: "2024-08", place: "yala", text: "Seen.", sources: ["S1"] });
    expect(events).toEqual([
      { kind: "other", date: "2024-08", place: "yala", text: "Seen.", certainty: "certain", sources: ["S1"] },
    ]);
  });

  test("adds its photograph once, with credit, licence and month", () => {
    const once = propose({ kind: "image", alt: "He walks.", credit: "Nimal" });
    expect(once.pictures).toMatchObject([
      { url: "/uploads/public/a.jpg", alt: "He walks.", credit: "Nimal", licence: "CC BY 4.0", takenOn: "2024-08" },
    ]);
    expect(propose({ kind: "image", alt: "", credit: "" }, once)).toBe(once);
    expect(propose({ kind: "beside" })).toBe(raja);
  });
});
