import { translate } from "../platform/languages/catalogue.ts";
import type { Translation } from "../platform/languages/language.ts";

/** A catalogue with its translation. */
export type Pair = readonly [words: object, translated: object];

/** Typed by the catalogue, so that a translation in which words are missing does not compile. */
export const pair = <Words extends object>(words: Words, translated: Words): Pair => [words, translated];

/** Gives all these catalogues their words in a language. */
export function translateAll(language: Translation, pairs: readonly Pair[]): void {
  for (const [words, translated] of pairs) translate(words, language, translated);
}
