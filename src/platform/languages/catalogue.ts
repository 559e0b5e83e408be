import { currentLanguage } from "./current-language.ts";
import type { Translation } from "./language.ts";

/** The same words in English and in the languages that they have been translated into. */
type Versions = { en: object } & Partial<Record<Translation, object>>;

const versions = new WeakMap<object, Versions>();

const spoken = (known: Versions): object => known[currentLanguage()] ?? known.en;

/** Reads each property in the current language, at the moment when it is read. */
const handlerFor = (known: Versions): ProxyHandler<object> => ({
  get: (_, name) => Reflect.get(spoken(known), name),
  has: (_, name) => Reflect.has(spoken(known), name),
  ownKeys: () => Reflect.ownKeys(spoken(known)),
  getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(spoken(known), name),
});

/**
 * The words of one place, written in English. They are read in the language of the page that is being rendered, so a word
 * must be read where it is used: a constant of a module would keep its English.
 */
export function catalogue<Words extends object>(english: Words): Words {
  const known: Versions = { en: english };
  const words = new Proxy(english, handlerFor(known)) as Words;
  versions.set(words, known);
  return words;
}

/** Adds a translation of a catalogue. Words that are missing in it do not compile. */
export function translate<Words extends object>(words: Words, language: Translation, translated: Words): void {
  const known = versions.get(words);
  if (known === undefined) throw new TypeError("Only a catalogue can be translated");
  known[language] = translated;
}
