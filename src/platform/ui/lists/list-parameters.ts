/** Longest search that the API takes, in UTF-16 code units. */
const MAX_SEARCH_LENGTH = 200;

/** The words of a search as an address has them: trimmed, cut to what the API takes, without half a character. */
export const readSearch = (text: string | null): string =>
  (text ?? "").trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed().trim();

/** The page that an address asks for; what makes no sense there counts as the first. */
export const readPage = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1);
