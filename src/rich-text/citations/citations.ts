/** A citation as cleaning writes it. In texts `<` is an entity, and in attributes `"` is, so nothing else reads so. */
const CITATION = /<sup data-sources="(S[S\d ]*)"><\/sup>/g;

/**
 * The keys of the sources that a text cites, in the order of their first mark.
 * @param html clean rich text
 */
export const citedInText = (html: string): string[] => [
  ...new Set([...html.matchAll(CITATION)].flatMap(([, keys = ""]) => keys.split(" "))),
];

/**
 * The text with other keys in its marks, as after two sources became one. A mark names no source twice.
 * @param html clean rich text
 */
export const replaceCited = (html: string, replace: (key: string) => string): string =>
  html.replace(
    CITATION,
    (_, keys: string) => `<sup data-sources="${[...new Set(keys.split(" ").map(replace))].join(" ")}"></sup>`,
  );
