/** A section of an article: where it begins, and what it is called. */
export type Heading = { id: string; text: string };

/** As the server writes a section's heading into the text that it has cleaned. */
const SECTION = /<h2 id="([\w-]+)">([\s\S]*?)<\/h2>/g;

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

const decoded = (html: string): string =>
  html.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (reference, decimal, hexadecimal, name) => {
    if (name !== undefined) return NAMED[name] ?? reference;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });

/** The sections of a text, for its table of contents. `html` has been cleaned, and its headings carry ids. */
export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(SECTION)].flatMap(([, id = "", inner = ""]) => {
    const text = decoded(inner.replace(/<[^>]*>/g, "")).trim();
    return text === "" ? [] : [{ id, text }];
  });
