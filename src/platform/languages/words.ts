import { currentLanguage } from "./current-language.ts";
import type { Language } from "./language.ts";

/** A word or a sentence in every language of the site; a function where there is a number or a name in it. */
export type Word<Text> = Readonly<Record<Language, Text>>;

type Tree = { readonly [name: string]: Word<unknown> | Tree };

/** The same names, each with its word in one language. */
export type InOneLanguage<Words> =
  Words extends Word<unknown>
    ? Words[Language]
    : Words extends object
      ? { [Name in keyof Words]: InOneLanguage<Words[Name]> }
      : Words;

const isWord = (node: Word<unknown> | Tree): node is Word<unknown> => "en" in node;

const inOne = (tree: Tree, language: Language): object =>
  Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [name, isWord(node) ? node[language] : inOne(node, language)]),
  );

type Versions = Partial<Record<Language, object>>;

/** Reads each property in the current language, at the moment when it is read. */
const handlerFor = (read: (language: Language) => object): ProxyHandler<object> => {
  const current = () => read(currentLanguage());
  return {
    get: (_, name) => Reflect.get(current(), name),
    has: (_, name) => Reflect.has(current(), name),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(current(), name),
  };
};

const readers = new WeakMap<object, (language: Language) => object>();

/**
 * The words of one place, their languages side by side. They are read in the language of the page that is being rendered,
 * so a word must be read where it is used: a constant of a module would keep its English. A word that lacks a language
 * does not compile. Browsers load one language: see `scripts/words-in-one-language.ts`.
 */
export function inLanguages<Words extends Tree>(tree: Words): InOneLanguage<Words> {
  const versions: Versions = {};
  const read = (language: Language): object => {
    versions[language] ??= inOne(tree, language);
    return versions[language];
  };
  const words = new Proxy({}, handlerFor(read)) as InOneLanguage<Words> & object;
  readers.set(words, read);
  return words;
}

const ofPage = new Map<string, Versions>();

/**
 * In browsers: words of a part that React takes over, whose languages are loaded one by one. The build writes these calls,
 * with a name by which the languages find each other: importing the English words would split the scripts of English pages.
 */
export function wordsOfPage<Words extends object>(name: string, language: Language, words: Words): Words {
  const versions = ofPage.get(name) ?? {};
  ofPage.set(name, versions);
  versions[language] = words;
  return new Proxy(
    words,
    handlerFor((current) => versions[current] ?? words),
  ) as Words;
}

/** The words in this language, whatever the current one is. In browsers all are English. */
export const wordsIn = <Words extends object>(language: Language, words: Words): Words =>
  (readers.get(words)?.(language) ?? words) as Words;
