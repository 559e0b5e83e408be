/** A citation in cleaned HTML: an empty element with the keys of one or more sources. */
const MARK = /<sup data-sources="([^"]*)"/g;

/** The keys of the sources that a text cites, in order; a source that is cited twice is there twice. */
export const citedInText = (html: string): string[] =>
  [...html.matchAll(MARK)].flatMap(([, keys = ""]) => keys.split(" ").filter((key) => key !== ""));
