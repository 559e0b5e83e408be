import { currentLanguage } from "../../../platform/languages/current-language.ts";
import type { TranslationShown } from "./translation-shown.ts";

// Apart from the schema, whose library is too large for public pages.

type Translated = { translation?: TranslationShown | undefined };

/** The language of a short text for the attribute `lang`: `en` if it stands in English on a page of another language. */
export const langOf = ({ translation }: Translated, path: string): "en" | undefined =>
  currentLanguage() === "en" || translation?.translated.includes(path) ? undefined : "en";
