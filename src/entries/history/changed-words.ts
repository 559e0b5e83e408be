import { articleWords } from "../../articles/words.en.ts";
import { tuskerWords } from "../../tuskers/words.en.ts";

const WORDS: Record<string, string> = {
  ...tuskerWords,
  ...articleWords,
  slug: "Address",
  images: "Images",
  imageDetails: "Image texts",
};

/** The fields that a save changed, in words for the activity list ("status, tags"). */
export function changedWords(changed: readonly string[]): string {
  const words = changed
    // Texts of added or removed images are not a change of their own.
    .filter((field) => field !== "imageDetails" || !changed.includes("images"))
    .map((field) => WORDS[field]?.toLowerCase() ?? field);
  return words.join(", ");
}
