import { AsyncLocalStorage } from "node:async_hooks";
import { readLanguageWith } from "./current-language.ts";
import type { Language } from "./language.ts";

const languages = new AsyncLocalStorage<Language>();

readLanguageWith(() => languages.getStore() ?? "en");

/** Calls `work`, in which, and in all that it waits for, words are in the language. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result => languages.run(language, work);
