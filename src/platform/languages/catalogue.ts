import { currentLanguage } from "./current-language.ts";
import type { Language, Translation } from "./language.ts";

/** The same words in English and in the languages that they have been translated into. */
type Versions = Partial<Record<Language, object>>;

const versions = new WeakMap<object, Versions>();
const named = new Map<string, Versions>();

const spoken = (known: Versions): object => (known[currentLanguage()] ?? known.en) as object;

/** Reads each property in the current language, at the moment when it is read. */
const handlerFor = (known: Versions): ProxyHandler<object> => ({
  get: (_, name) => Reflect.get(spoken(known), name),
  has: (_, name) => Reflect.has(spoken(known), name),
  ownKeys: () => Reflect.ownKeys(spoken(known)),
  getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(spoken(known), name),
});

function open<Words extends object>(english: Words, known: Versions): Words {
  known.en = english;
  const words = new Proxy(english, handlerFor(known)) as Words;
  versions.set(words, known);
  return words;
}

/**
 * The words of one place, written in English. They are read in the language of the page that is being rendered, so a word
 * must be read where it is used: a constant of a module would keep its English.
 */
export const catalogue = <Words extends object>(english: Words): Words => open(english, {});

/** Adds a translation of a catalogue. Words that are missing in it do not compile. */
export function translate<Words extends object>(words: Words, language: Translation, translated: Words): void {
  const known = versions.get(words);
  if (known === undefined) throw new TypeError("Only a catalogue can be translated");
  known[language] = translated;
}

function versionsOf(name: string): Versions {
  const known = named.get(name) ?? {};
  named.set(name, known);
  return known;
}

/**
 * A catalogue that browsers read too. It is translated by its name, which is its path, so the file with the words of a
 * language imports no English ones. Importing them would split the scripts of English pages.
 */
export const namedCatalogue = <Words extends object>(name: string, english: Words): Words =>
  open(english, versionsOf(name));

/** Adds translations of named catalogues, whether or not these have been loaded. */
export function translateByName(language: Translation, translated: Readonly<Record<string, object>>): void {
  for (const [name, words] of Object.entries(translated)) versionsOf(name)[language] = words;
}
