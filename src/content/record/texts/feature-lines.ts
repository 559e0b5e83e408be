import type { Feature } from "../record.ts";
import { CHARACTER_NAMES, type CharacterName } from "../vocabulary.ts";
import { CERTAINTY_LABELS, CHARACTER_WORDS, MARK_PLACE_LABELS, SIDE_LABELS } from "../words.ts";
import { writtenRecordDate } from "../written-record-date.ts";
import type { Mark, Marks } from "./marks.ts";
import { words } from "./words.ts";

export type FeatureLine = { text: string; marks: Mark[] };
export type RecordedCharacter = { name: CharacterName; label: string; lines: FeatureLine[] };

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** One recorded state in words: "His left: torn, since 2019". */
export function stateText({ character, side, state, where, from, until }: Feature): string {
  const states: Record<string, string> = CHARACTER_WORDS[character].states;
  const label = states[state] ?? state;
  const place = where === undefined ? label : words.features.where(label, lowerFirst(MARK_PLACE_LABELS[where]));
  const told = side === undefined ? place : words.features.onSide(SIDE_LABELS[side], lowerFirst(place));
  const times = [
    from === undefined ? "" : words.features.since(writtenRecordDate(from)),
    until === undefined ? "" : words.features.until(writtenRecordDate(until)),
  ].filter((part) => part !== "");
  return [told, ...times].join(", ");
}

/** The same with what is said of it: "His left: torn, since 2019. Likely". */
export function featureText(feature: Feature): string {
  const { certainty, note } = feature;
  const remarks = [certainty === "certain" ? "" : CERTAINTY_LABELS[certainty], note ?? ""];
  return [stateText(feature), ...remarks.filter((part) => part !== "")].join(". ");
}

/** What is recorded of each character, and the labels of those that nobody recorded. */
export function featureLines(features: readonly Feature[], marks: Marks) {
  const recorded: RecordedCharacter[] = [];
  const notRecorded: string[] = [];
  for (const name of CHARACTER_NAMES) {
    const { label } = CHARACTER_WORDS[name];
    const lines = features
      .filter(({ character }) => character === name)
      .map((feature) => ({ text: featureText(feature), marks: marks.of("feature", feature.sources) }));
    if (lines.length > 0) recorded.push({ name, label, lines });
    // What is recorded of a tusk tells that he has tusks.
    else if (name !== "tusks" || !features.some(({ character }) => character.startsWith("tusk_")))
      notRecorded.push(label);
  }
  return { recorded, notRecorded };
}
