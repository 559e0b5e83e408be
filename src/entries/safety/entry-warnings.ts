import { smallPlacesIn } from "../../places/place-names.ts";
import { PLACE_NAMES } from "../../places/words.en.ts";
import { placeWarnings } from "../../safety/places/wild-place.ts";
import { seasonWarnings } from "../../safety/seasons/season-warnings.ts";
import { mayLiveWild } from "../../tuskers/may-live-wild.ts";
import type { Warning } from "../definition/warnings.ts";
import { datedMentions, type WildNames } from "./dated-mentions.ts";
import { type EntryToCheck, shownTexts } from "./entry-texts.ts";
import { recentDaysIn } from "./recent-sightings.ts";

const MOST_WORDS = 8;

/** The words of a text that give a place or a date more closely than may be published for a living wild tusker. */
export function whereaboutsIn(text: string, today: string): string[] {
  return [...new Set([...placeWarnings(text), ...seasonWarnings(text), ...recentDaysIn(text, today)])].slice(
    0,
    MOST_WORDS,
  );
}

export const warningMessage = (words: readonly string[]): string =>
  `This may lead someone to a living animal: ${words.map((word) => `“${word}”`).join(", ")}. Name the park or the district at most, no season, and no day of the last 90.`;

/**
 * Warnings for all texts of an entry about an animal that may live wild; none for dead or domesticated ones.
 * @param wild the names of the tuskers that may, whom articles name
 */
export function entryWarnings(entry: EntryToCheck, today: string, wild: readonly WildNames[] = []): Warning[] {
  if (!mayLiveWild(entry)) return [];
  // Articles are about parks of any size.
  const isTusker = entry.name !== undefined;
  const warnings = shownTexts(entry).flatMap(({ path, text }) => {
    const small = isTusker ? smallPlacesIn(text).map((place) => PLACE_NAMES[place]) : [];
    const words = [...new Set([...small, ...whereaboutsIn(text, today)])];
    return words.length === 0 ? [] : [{ path, message: warningMessage(words) }];
  });
  return [...warnings, ...datedMentions(entry, wild)];
}
