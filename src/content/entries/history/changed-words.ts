import { articleWords } from "../../articles/words.ts";
import { tuskerWords } from "../../tuskers/words.ts";

/** In the activity list, which is in English. */
const words = (): Record<string, string> => ({
  ...tuskerWords,
  ...articleWords,
  slug: "Address",
  images: "Images",
  imageDetails: "Image texts",
});

/** The fields that a save changed, in words for the activity list ("status, tags"). */
export function changedWords(changed: readonly string[]): string {
  const known = words();
  const named = changed
    // Texts of added or removed images are not a change of their own.
    .filter((field) => field !== "imageDetails" || !changed.includes("images"))
    .map((field) => known[field]?.toLowerCase() ?? field);
  return named.join(", ");
}
