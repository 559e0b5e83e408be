import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { whereaboutsIn } from "../src/content/kinds/checks/entry-warnings.ts";
import { findPosition } from "../src/content/safety/position-text.ts";

/**
 * Phrases about invented tuskers, written by other people than the filter: one file for each language, and one for
 * Sinhala and Tamil in Latin letters.
 */
type Phrases = { harmful: string[]; harmless: string[] };

/** The site's date when the phrases were written: some tell of days that were recent then. */
const TODAY = "2026-11-28";

const FOLDER = join(import.meta.dirname, "safety-corpus");
const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".json"));
const files = await Promise.all(
  names.map(
    async (name): Promise<[string, Phrases]> => [
      name,
      JSON.parse(await readFile(join(FOLDER, name), "utf8")) as Phrases,
    ],
  ),
);

/**
 * Of 50 harmful and 50 harmless phrases. Whoever improves the filter does not read the unseen halves, and looks at their
 * counts alone.
 */
const FEWEST_CAUGHT = 45;
const MOST_FALSE_ALARMS = 2;

const isNoticed = (text: string): boolean => findPosition(text) !== undefined || whereaboutsIn(text, TODAY).length > 0;
const countNoticed = (phrases: string[]): number => phrases.filter(isNoticed).length;

test("there are phrases in all four, and no phrase is there twice", () => {
  const kinds = ["english", "sinhala", "tamil", "latin"];
  expect(kinds.filter((kind) => names.some((name) => name.startsWith(kind)))).toEqual(kinds);
  const all = files.flatMap(([, { harmful, harmless }]) => [...harmful, ...harmless]);
  expect(new Set(all).size).toBe(all.length);
});

test.each(files)("of %s enough of the harmful and few of the harmless are noticed", (_name, { harmful, harmless }) => {
  expect([harmful.length, harmless.length]).toEqual([50, 50]);
  expect(countNoticed(harmful)).toBeGreaterThanOrEqual(FEWEST_CAUGHT);
  expect(countNoticed(harmless)).toBeLessThanOrEqual(MOST_FALSE_ALARMS);
});
