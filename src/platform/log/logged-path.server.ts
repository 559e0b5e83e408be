/** Longer than any path of the site. */
const MOST_CHARACTERS = 300;

/** A path for the log, truncated: visitors may send paths of thousands of characters. */
export const loggedPath = (path: string): string =>
  path.length <= MOST_CHARACTERS ? path : `${path.slice(0, MOST_CHARACTERS)}…`;
