import { articleWords } from "../../articles/words.en.ts";
import { tuskerWords } from "../../tuskers/words.en.ts";

const WORDS: Record<string, string> = {
  ...tuskerWords,
  ...articleWords,
  slug: "Address",
  images: "Pictures",
  imageDetails: "Texts of pictures",
};

/** Which fields a save changed, in words for the list of activities ("status, tags"). */
export function changedWords(changed: readonly string[]): string {
  const words = changed
    // The texts of images that came or went are no change of their own.
    .filter((field) => field !== "imageDetails" || !changed.includes("images"))
    .map((field) => WORDS[field]?.toLowerCase() ?? field);
  return words.join(", ");
}
