/** A section of an article: the id and the text of its heading. */
export type Heading = { id: string; text: string };

/** A section heading, as the server writes it into the sanitised text. */
const SECTION = /<h2 id="([\w-]+)">([\s\S]*?)<\/h2>/g;

/** Tags, and the numbers of sources with theirs. */
const NOT_TEXT = /<sup class="cite">.*?<\/sup>|<[^>]*>/g;

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

const decoded = (html: string): string =>
  html.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (reference, decimal, hexadecimal, name) => {
    if (name !== undefined) return NAMED[name] ?? reference;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });

/** The sections of a text, for its table of contents. `html` is sanitised, and its headings have ids. */
export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(SECTION)].flatMap(([, id = "", inner = ""]) => {
    const text = decoded(inner.replace(NOT_TEXT, "")).trim();
    return text === "" ? [] : [{ id, text }];
  });
