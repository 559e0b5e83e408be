import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { whereaboutsIn } from "../../src/entries/safety/entry-warnings.ts";
import { findPosition } from "../../src/safety/position-text.ts";

/**
 * Phrases about invented tuskers, written by other people than the filter: one file for each language, and one for
 * Sinhala and Tamil in Latin letters.
 */
type Phrases = { harmful: string[]; harmless: string[] };

/** The site's date when the phrases were written: some tell of days that were recent then. */
const TODAY = "2026-11-28";

const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith(".json"));
const files = await Promise.all(
  names.map(
    async (name): Promise<[string, Phrases]> => [
      name,
      JSON.parse(await readFile(new URL(name, import.meta.url), "utf8")) as Phrases,
    ],
  ),
);

const isNoticed = (text: string): boolean => findPosition(text) !== undefined || whereaboutsIn(text, TODAY).length > 0;
const shareOf = (phrases: string[]): number => phrases.filter(isNoticed).length / phrases.length;

test("there are phrases in all four, and no phrase is there twice", () => {
  const kinds = ["english", "sinhala", "tamil", "latin"];
  expect(kinds.filter((kind) => names.some((name) => name.startsWith(kind)))).toEqual(kinds);
  const all = files.flatMap(([, { harmful, harmless }]) => [...harmful, ...harmless]);
  expect(new Set(all).size).toBe(all.length);
});

test.each(files)("of %s at least 90 % of the harmful and at most 5 % of the harmless are noticed", (_name, phrases) => {
  expect(shareOf(phrases.harmful)).toBeGreaterThanOrEqual(0.9);
  expect(shareOf(phrases.harmless)).toBeLessThanOrEqual(0.05);
});
