import type { TranslationShown } from "./translation-shown.ts";
import { words } from "./words.ts";

/** What readers of a translated text are told: that a machine wrote it, that the English has changed since. */
export const translationSentences = (translation: TranslationShown | undefined): string[] => [
  ...(translation?.machine ? [words.machine] : []),
  ...(translation?.behind ? [words.behind] : []),
];
