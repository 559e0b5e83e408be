import type { Translation } from "../../platform/languages/language.ts";
import { CHECKED } from "../translations/checked.ts";
import type { UsedTerm } from "./edited-translation.ts";
import sinhala from "./si.json" with { type: "json" };
import tamil from "./ta.json" with { type: "json" };

type Term = { id: string; en: string; term: string };

const TERMS: Record<Translation, Readonly<Record<string, Omit<Term, "id">>>> = { si: sinhala, ta: tamil };

/** Labels whose English words mean many things in prose. */
const MANY_MEANINGS = new Set(["both", "certain", "flat", "full", "given", "level", "likely", "moved", "name", "none"]);
/** Places are mostly told without the word for their kind. */
const KIND_OF_PLACE = / (?:National Park|District|Sanctuary|Elephant Orphanage)$/;
const MOST_TERMS = 12;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
/** Without the plural, as in “tusks”. */
const plain = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{2})s$/u, "");

/** A term, with the words by which it is found. Those of names must be written alike: “may” is no month. */
type Sought = { term: Term; words: string[]; isName: boolean };

const isSentence = ({ en }: Term): boolean => /[.?]$/.test(en);

function soughtOf(term: Term): Sought[] {
  if (isSentence(term) || MANY_MEANINGS.has(term.en.toLowerCase())) return [];
  const isName = /^(?:place\.PLACE_NAMES|date)\./.test(term.id);
  const short = term.en.replace(KIND_OF_PLACE, "");
  const forms = isName && short !== term.en ? [term.en, short] : [term.en];
  return forms.map((form) => ({ term, words: wordsOf(form), isName }));
}

/** The terms of a language by their first word, the longest first. */
const soughtByWord = (language: Translation): Map<string, Sought[]> =>
  Map.groupBy(
    Object.entries(TERMS[language])
      .flatMap(([id, { en, term }]) => soughtOf({ id, en, term }))
      .toSorted((one, other) => other.words.length - one.words.length),
    ({ words: [first = ""] }) => plain(first),
  );

const SOUGHT: Record<Translation, Map<string, Sought[]>> = { si: soughtByWord("si"), ta: soughtByWord("ta") };

const isAt = ({ words, isName }: Sought, text: readonly string[], at: number): boolean =>
  words.every((word, index) => {
    const found = text[at + index] ?? "";
    return isName ? found === word : plain(found) === plain(word);
  });

/** The controlled terms that an English text uses, in their order, with their words in a language. */
export function termsIn(english: string, language: Translation): UsedTerm[] {
  const text = wordsOf(english);
  const used = new Map<string, UsedTerm>();
  let at = 0;
  while (at < text.length && used.size < MOST_TERMS) {
    const found = SOUGHT[language].get(plain(text[at] as string))?.find((sought) => isAt(sought, text, at));
    if (found !== undefined) {
      const { id, en, term: words } = found.term;
      const isChecked = CHECKED[language][id] !== undefined;
      // Several terms share their words, such as the event and the fact of a death.
      if (!used.has(words)) used.set(words, { en, words, isChecked });
    }
    at += found?.words.length ?? 1;
  }
  return [...used.values()];
}
