import { showsFrom } from "../../../../artwork/features/plate-address.ts";
import { words } from "../../../../content/record/texts/words.ts";
import { CHARACTER_NAMES, type CharacterName } from "../../../../content/record/vocabulary.ts";
import { CHARACTER_WORDS } from "../../../../content/record/words.ts";
import { listOfAll } from "../../../../platform/text/by-language/lists.ts";

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What the drawing of the recorded features shows, for those who cannot see it. */
export function plateSentence(features: readonly { character: CharacterName }[]): string {
  const shown = CHARACTER_NAMES.filter(
    (name) => showsFrom("front", { character: name }) && features.some(({ character }) => character === name),
  );
  if (shown.length === 0) return words.plate.nothing;
  return words.plate.shown(listOfAll(shown.map((name) => lowerFirst(CHARACTER_WORDS[name].label))));
}
