import { z } from "zod";
import { placeWarnings } from "../locations/wild-place.ts";
import { type EntryToCheck, mayLiveWild, shownTexts } from "./entry-texts.ts";
import { recentDaysIn } from "./recent-sightings.ts";

/** What the answer to a save says of fields that were stored and may still lead somebody to an animal. */
export const warningSchema = z
  .object({
    path: z
      .string()
      .meta({ description: "The field, in the form that errors name it: `description`, `sources.0.title`." }),
    message: z.string().meta({ description: "A sentence for a person, with the words it is about." }),
  })
  .meta({ id: "Warning" });

export type Warning = z.infer<typeof warningSchema>;

/** The list in the answer to a write; left out where there is nothing to warn of. */
export const warningsSchema = z.array(warningSchema).optional().meta({
  description:
    "Words that narrow the whereabouts of an animal that may live wild. The entry is stored as it is; look at them again.",
});

const MOST_WORDS = 8;

/** The words of a text that lead to a place, or tell of a day, nearer than what is published of a living wild tusker. */
export function whereaboutsIn(text: string, today: string): string[] {
  return [...new Set([...placeWarnings(text), ...recentDaysIn(text, today)])].slice(0, MOST_WORDS);
}

export const warningMessage = (words: readonly string[]): string =>
  `This may lead somebody to a living animal: ${words.map((word) => `“${word}”`).join(", ")}. Name the park or the district at most, and no day of the last 90.`;

/** Warnings for every text of an entry that tells of an animal that may live wild; none for the dead and the tame. */
export function entryWarnings(entry: EntryToCheck, today: string): Warning[] {
  if (!mayLiveWild(entry)) return [];
  return shownTexts(entry).flatMap(({ path, text }) => {
    const words = whereaboutsIn(text, today);
    return words.length === 0 ? [] : [{ path, message: warningMessage(words) }];
  });
}
