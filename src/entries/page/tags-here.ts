import { storedWord } from "../../platform/languages/stored-word.ts";
import { tagWords } from "./tag-words.en.ts";

/** Tags in the language of the page, where they have a word in it; others as they are stored. */
export const tagsHere = (tags: readonly string[]): string[] => tags.map((tag) => storedWord(tagWords, tag));
