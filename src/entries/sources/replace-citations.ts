const MARK = /(<sup data-sources=")([^"]*)"/g;

/** The text with other keys in its citations; keys that are not in the map stay. */
export const replaceCitations = (html: string, replacements: ReadonlyMap<string, string>): string =>
  html.replace(MARK, (_mark, start: string, keys: string) => {
    const replaced = keys.split(" ").map((key) => replacements.get(key) ?? key);
    return `${start}${[...new Set(replaced)].join(" ")}"`;
  });
