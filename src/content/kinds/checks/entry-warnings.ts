import { finish } from "../../../platform/jobs/finish.ts";
import type { Warning } from "../../fields/warnings.ts";
import { smallPlacesIn } from "../../places/place-names.ts";
import { PLACE_NAMES } from "../../places/words.ts";
import { placeWarnings } from "../../safety/places/wild-place.ts";
import { seasonWarnings } from "../../safety/seasons/season-warnings.ts";
import { mayLiveWild } from "../../tuskers/may-live-wild.ts";
import { findDatedMentions, type WildNames } from "./dated-mentions.ts";
import { type EntryToCheck, shownTexts } from "./entry-texts.ts";
import { recentDaysIn } from "./recent-sightings.ts";

const MOST_WORDS = 8;
/** A piece of a long text is read in some milliseconds. */
const PIECE = 8000;

/** A text in pieces, which end with a sentence, or at least with a word. */
function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const piece = text.slice(start, start + PIECE);
    const isLast = start + PIECE >= text.length;
    const end = Math.max(...["\n", ". ", "! ", "? "].map((mark) => piece.lastIndexOf(mark)));
    const cut = isLast ? PIECE : (end > 0 ? end : piece.lastIndexOf(" ")) + 1 || PIECE;
    yield piece.slice(0, cut);
    start += cut;
  }
}

function* findWhereabouts(text: string, today: string): Generator<void, string[]> {
  const found = new Set<string>();
  for (const piece of piecesOf(text)) {
    for (const word of [...placeWarnings(piece), ...seasonWarnings(piece), ...recentDaysIn(piece, today)]) {
      found.add(word);
    }
    if (found.size >= MOST_WORDS) break;
    yield;
  }
  return [...found].slice(0, MOST_WORDS);
}

/** The words of a text that give a place or a date more closely than may be published for a living wild tusker. */
export const whereaboutsIn = (text: string, today: string): string[] => finish(findWhereabouts(text, today));

export const warningMessage = (words: readonly string[]): string =>
  `This may lead someone to a living animal: ${words.map((word) => `“${word}”`).join(", ")}. Name the park or the district at most, no season, and no day of the last 90.`;

/**
 * Finds the warnings for all texts of an entry about an animal that may live wild; none for dead or domesticated ones.
 * Reading long texts takes long, so the work stops after each piece.
 * @param wild the names of the tuskers that may, whom articles name
 */
export function* findEntryWarnings(
  entry: EntryToCheck,
  today: string,
  wild: readonly WildNames[] = [],
): Generator<void, Warning[]> {
  if (!mayLiveWild(entry)) return [];
  // Articles are about parks of any size.
  const isTusker = entry.name !== undefined;
  const warnings: Warning[] = [];
  for (const { path, text } of shownTexts(entry)) {
    const small = isTusker ? smallPlacesIn(text).map((place) => PLACE_NAMES[place]) : [];
    const words = [...new Set([...small, ...(yield* findWhereabouts(text, today))])];
    if (words.length > 0) warnings.push({ path, message: warningMessage(words) });
  }
  return [...warnings, ...(yield* findDatedMentions(entry, wild))];
}

/** The same at once, for a form. */
export const entryWarnings = (entry: EntryToCheck, today: string): Warning[] => finish(findEntryWarnings(entry, today));
