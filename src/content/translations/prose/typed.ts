/** Blocks that are typed without their tags: the English says which they are. */
const PLAIN_BLOCKS = new Set(["p", "h2", "h3", "h4"]);

const CITATION = /<sup data-sources="(S[S\d ]*)"><\/sup>/g;
const TYPED_CITATION = /\{ ?(S\d{1,7}(?:, ?S\d{1,7}){0,9}) ?\}/g;

/** A citation as it is typed: `{S1, S2}`. */
export const typedCitation = (keys: string): string => `{${keys.split(" ").join(", ")}}`;

/**
 * A block of rich text as translators type it: citations as `{S1, S2}`, and the tags of a paragraph or a heading left
 * out. Tags within it stay.
 * @param tag the element of the English block; null for plain text, which stays as it is
 */
export function toTyped(html: string, tag: string | null): string {
  if (tag === null) return html;
  const [start, end] = [`<${tag}>`, `</${tag}>`];
  const isPlain = PLAIN_BLOCKS.has(tag) && html.startsWith(start) && html.endsWith(end);
  const inner = isPlain ? html.slice(start.length, -end.length) : html;
  return inner.replace(CITATION, (_, keys: string) => typedCitation(keys));
}

/** The HTML of what was typed. */
export function fromTyped(typed: string, tag: string | null): string {
  if (tag === null) return typed;
  const text = typed.trim();
  if (text === "") return "";
  const html = text.replace(
    TYPED_CITATION,
    (_, keys: string) => `<sup data-sources="${keys.split(/, ?/).join(" ")}"></sup>`,
  );
  return PLAIN_BLOCKS.has(tag) && !html.startsWith(`<${tag}`) ? `<${tag}>${html}</${tag}>` : html;
}

/** The citations in what was typed, each with its keys separated by spaces, sorted. */
export const typedCitations = (typed: string): string[] =>
  [...typed.matchAll(TYPED_CITATION)].map(([, keys = ""]) => keys.split(/, ?/).join(" ")).sort();
