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
 * The text with other keys in its marks, as after two sources became one. A mark names no source twice; one whose keys
 * are all taken out is no longer there.
 * @param html clean rich text
 * @param replace undefined takes a key out
 */
export const replaceCited = (html: string, replace: (key: string) => string | undefined): string =>
  html.replace(CITATION, (_, keys: string) => {
    const kept = new Set(keys.split(" ").flatMap((key) => replace(key) ?? []));
    return kept.size === 0 ? "" : `<sup data-sources="${[...kept].join(" ")}"></sup>`;
  });
