/** A word in the language of the page, if a catalogue has it, by its English; else as it is stored. */
export const storedWord = (words: Readonly<Record<string, string>>, stored: string): string =>
  (Object.hasOwn(words, stored) && words[stored]) || stored;
