/** Longer than any path of the site. */
const MOST_CHARACTERS = 300;

/** The token in the link of a letter is all that its reader has: nobody may learn it from a log. */
const LETTER_LINK = /^(\/(?:api\/letters\/sent|letters)\/)[^/]+/;

const withoutToken = (path: string): string => path.replace(LETTER_LINK, "$1…");

/** A path for the log, truncated: visitors may send paths of thousands of characters. */
export const loggedPath = (path: string): string => cut(withoutToken(path));

const cut = (path: string): string => (path.length <= MOST_CHARACTERS ? path : `${path.slice(0, MOST_CHARACTERS)}…`);
