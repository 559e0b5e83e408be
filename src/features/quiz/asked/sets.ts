// Imported by the list of pages: no schemas here.

/** How many sets of questions there are. Each is a page of its own in the page cache. */
export const SETS = 12;
export const QUESTIONS_IN_SET = 10;

export const SET_NUMBERS: readonly string[] = Array.from({ length: SETS }, (_, index) => String(index + 1));

/** The set that an address asks for; the first one if it names none that exists. */
export const readSet = (text: string | null): number =>
  text !== null && SET_NUMBERS.includes(text) ? Number(text) : 1;
