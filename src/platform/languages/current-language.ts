import type { Language } from "./language.ts";

let read = (): Language => "en";

/** The language of what is being rendered or answered. */
export const currentLanguage = (): Language => read();

/** Tells where the language is read from: a browser has one document, a server renders pages of several languages at once. */
export function readLanguageWith(reader: () => Language): void {
  read = reader;
}
