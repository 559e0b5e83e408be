import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { findPosition } from "../position-text.ts";
import { placeWarnings } from "./wild-place.ts";

type Phrase = { language: string; verdict: string; text: string };

/**
 * Phrases as people would write them about tuskers, one per line: language, verdict, text. All animals are invented.
 */
async function readHalf(name: string): Promise<Phrase[]> {
  const lines = (await readFile(new URL(`./corpus/${name}.txt`, import.meta.url), "utf8")).trim().split("\n");
  return lines.map((line) => {
    const [language = "", verdict = ""] = line.split(" ", 2);
    return { language, verdict, text: line.slice(language.length + verdict.length + 2) };
  });
}

const halves = { "first-half": await readHalf("first-half"), "second-half": await readHalf("second-half") };
const phrases = Object.values(halves).flat();

/**
 * What must be present in a refused phrase: digits of a pair, angle or grid, a code, an address, or spelled-out
 * numbers.
 */
const COORDINATE_CODE_OR_LINK =
  /\d[.,°]\d|\d°|\d{5,6}\D{1,3}\d{5,6}|\d{3} \d{3}|\w+\+\w{2}|\+XV|https?:|goo\.gl|geo:|what3words|w3w|six point/i;

const isRefused = ({ text }: Phrase): boolean => findPosition(text) !== undefined;
const isNoticed = (phrase: Phrase): boolean => isRefused(phrase) || placeWarnings(phrase.text).length > 0;
const shareOf = (of: Phrase[], holds: (phrase: Phrase) => boolean): number => of.filter(holds).length / of.length;

test("each half has at least 50 harmful and 50 harmless phrases in every language, without duplicates", () => {
  for (const half of Object.values(halves)) {
    for (const verdict of ["harmful", "harmless"]) {
      for (const language of ["en", "si", "ta"]) {
        const those = half.filter((phrase) => phrase.verdict === verdict && phrase.language === language);
        expect(those.length).toBeGreaterThanOrEqual(50);
      }
    }
  }
  expect(new Set(phrases.map(({ text }) => text)).size).toBe(phrases.length);
});

describe.each(Object.entries(halves))("the %s of the corpus", (_name, half) => {
  const shares = (those: Phrase[]) => ({
    harmful: shareOf(
      those.filter(({ verdict }) => verdict === "harmful"),
      isNoticed,
    ),
    harmless: shareOf(
      those.filter(({ verdict }) => verdict === "harmless"),
      isNoticed,
    ),
  });

  test("at least 90 % of the harmful and at most 5 % of the harmless phrases are noticed", () => {
    const { harmful, harmless } = shares(half);
    expect(harmful).toBeGreaterThanOrEqual(0.9);
    expect(harmless).toBeLessThanOrEqual(0.05);
  });

  test.each(["en", "si", "ta"])("no language is left behind: %s", (language) => {
    const { harmful, harmless } = shares(half.filter((phrase) => phrase.language === language));
    // Of 60 phrases, one more or less makes nearly 2 %.
    expect(harmful).toBeGreaterThanOrEqual(0.88);
    expect(harmless).toBeLessThanOrEqual(0.05);
  });
});

test("what is refused holds coordinates, a code or a map link, and is never harmless", () => {
  const refused = phrases.filter(isRefused);
  expect(refused.filter(({ verdict }) => verdict === "harmless").map(({ text }) => text)).toEqual([]);
  expect(refused.map(({ text }) => text).filter((text) => !COORDINATE_CODE_OR_LINK.test(text))).toEqual([]);
});
