import { expect, test } from "vitest";
import { DEFAULT_ESTIMATE } from "./estimate.ts";
import { findGaps } from "./gaps.ts";
import type { KeyCandidate } from "./key-data.ts";
import { makeKeyData } from "./make-key-data.ts";
import { QUESTIONS } from "./questions.ts";

const candidate = (slug: string, states: Record<string, string>, more: Partial<KeyCandidate> = {}): KeyCandidate => ({
  slug,
  name: slug,
  status: "alive",
  category: "wild",
  places: ["minneriya"],
  prior: 0,
  features: [{ states, on: "2026", sources: [] }],
  ...more,
});

const gapsOf = (...candidates: KeyCandidate[]) =>
  findGaps({
    version: "1",
    ...makeKeyData(candidates, { asOf: "2026-11-24", estimate: { ...DEFAULT_ESTIMATE, source: null } }),
  });

test("pairs are alike unless a feature of both differs, or they live far from each other", () => {
  const { alike, alikeCount } = gapsOf(
    candidate("a", { tusks: "both", ear_lobe: "square" }),
    candidate("b", { tusks: "both" }),
    candidate("c", { tusks: "left_only" }),
    candidate("d", { tusks: "one" }),
    candidate("e", { tusks: "both" }, { places: ["yala"] }),
    candidate("f", { tusks: "both" }, { status: "dead", isDead: true, diedOn: "2017" }),
    candidate("g", { tusks: "both" }, { places: ["polonnaruwa"], category: "domesticated" }),
  );
  expect(alike.map(({ one, other }) => one.slug + other.slug)).toEqual(["ab", "cd"]);
  expect(alikeCount).toBe(2);
});

test("coverage counts the living, and the feature that would tell most comes first", () => {
  const { features, known, cells, living } = gapsOf(
    candidate("a", { tusks: "both", tusk_form: "crossed" }),
    candidate("b", { tusk_form: "upswept" }),
    candidate("dead", { sight: "blind" }, { status: "dead", isDead: true, diedOn: "2017" }),
  );
  expect([living, known, cells]).toEqual([2, 3, 2 * QUESTIONS.length]);
  expect(features.map(({ gain }) => gain)).toEqual(features.map(({ gain }) => gain).toSorted((a, b) => b - a));
  expect(features.find(({ question }) => question === "tusk_form")).toMatchObject({ known: 2, lacking: [], gain: 0 });
  expect(features.find(({ question }) => question === "tusks")?.lacking.map(({ slug }) => slug)).toEqual(["b"]);
  for (const { lacking, gain } of features.filter(({ known }) => known < living)) {
    expect(gain).toBeGreaterThan(0);
    expect(gain).toBeLessThan(3 * lacking.length);
  }
});
