import { tagWords } from "../../../content/kinds/tag-words.ts";
import { storedWord } from "../../../platform/languages/stored-word.ts";

/** A tag that stands alone, with a capital letter, in the language of the page or as it is stored. */
export function tagHere(tag: string): string {
  const word = storedWord(tagWords, tag);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Tags in the language of the page, where they have a word in it; others as they are stored. */
export const tagsHere = (tags: readonly string[]): string[] => tags.map((tag) => storedWord(tagWords, tag));
