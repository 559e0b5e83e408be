import { foldForSearch } from "../../platform/text/fold.ts";
import { soundOf } from "../../platform/text/scripts/sound.ts";
import { type Script, scriptOf, transliterate } from "../../platform/text/scripts/transliterate.ts";

/** The languages that tuskers have their names in, each with its script. */
const SCRIPTS = { si: "sinhala", ta: "tamil" } as const satisfies Record<string, Script>;

export type NativeLanguage = keyof typeof SCRIPTS;

export const NATIVE_LANGUAGES = Object.keys(SCRIPTS) as NativeLanguage[];

/**
 * Whether the record holds a name as it is, an editor spelled it, which a speaker may have checked, or the site wrote it in
 * these letters by rule.
 */
export const NAME_ORIGINS = ["record", "checked", "spelled", "rule"] as const;

export type NativeName = { language: NativeLanguage; name: string; origin: (typeof NAME_ORIGINS)[number] };

const keyOf = (name: string): string => soundOf(foldForSearch(name));

/** A name as it was translated. */
export type SpelledName = { language: NativeLanguage; name: string; checked: boolean };

/**
 * The names of a tusker in Sinhala and Tamil letters: all that the record holds, and for a language without one the
 * name as it was translated, or by rule, if the rule can write it.
 */
export function nativeNamesOf(
  { name, aliases }: { name: string; aliases: readonly string[] },
  translated: readonly SpelledName[] = [],
): NativeName[] {
  const names = [name, ...aliases];
  return NATIVE_LANGUAGES.flatMap((language): NativeName[] => {
    const script = SCRIPTS[language];
    const recorded = names.filter((each) => scriptOf(each) === script);
    if (recorded.length > 0) return recorded.map((each) => ({ language, name: each, origin: "record" }));
    const spelled = translated.find((each) => each.language === language);
    if (spelled !== undefined)
      return [{ language, name: spelled.name, origin: spelled.checked ? "checked" : "spelled" }];
    // The other script tells long vowels, which Latin letters leave out. It may be another name of his, though.
    const key = keyOf(name);
    const fuller = aliases.find((alias) => scriptOf(alias) !== "latin" && keyOf(alias) === key);
    const written = transliterate(fuller ?? name, script) ?? transliterate(name, script);
    return written === undefined ? [] : [{ language, name: written, origin: "rule" }];
  });
}
