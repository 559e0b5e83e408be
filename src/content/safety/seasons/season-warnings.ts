import { sentencesOf } from "../places/sentences.ts";
import { englishSeason } from "./english-seasons.ts";
import { sinhalaSeason } from "./sinhala-seasons.ts";
import { tamilSeason } from "./tamil-seasons.ts";

const MAX_PHRASE = 80;
const MOST_TOLD = 50;

function seasonIn(sentence: string): string | undefined {
  return (
    englishSeason(sentence) ??
    (/[\u0d80-\u0dff]/.test(sentence) ? sinhalaSeason(sentence) : undefined) ??
    (/[\u0b80-\u0bff]/.test(sentence) ? tamilSeason(sentence) : undefined)
  );
}

/**
 * Words of a text that tell in which months or in which part of the year one bull can be found, as written: distinct, at
 * most 50. A month with its year is a date and none of them. HTML tags are ignored.
 */
export function seasonWarnings(text: string): string[] {
  const found = new Set<string>();
  for (const sentence of sentencesOf(text)) {
    const season = seasonIn(sentence);
    if (season !== undefined) found.add(season.trim().slice(0, MAX_PHRASE));
    if (found.size === MOST_TOLD) break;
  }
  return [...found];
}
