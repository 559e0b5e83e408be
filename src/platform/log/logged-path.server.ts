/** Longer than any path that the site has. */
const MOST_CHARACTERS = 300;

/** A path as a log holds it: visitors may write thousands of characters, which would tell nothing more. */
export const loggedPath = (path: string): string =>
  path.length <= MOST_CHARACTERS ? path : `${path.slice(0, MOST_CHARACTERS)}…`;
