/**
 * What the fonts of documents can show: those that `scripts/cut-fonts.ts` cuts, and Libertinus Serif, which the typesetter
 * brings along. A range that none of them has would take every document with such a text away, because a document with a
 * gap is refused. `typeset.test.ts` sets all of them.
 */
const RANGES = [
  // Latin with the letters of all transliterations, and the marks on letters.
  String.raw`\t\n\r\u0020-\u007e\u00a0-\u023f\u0250-\u02e4\u0300-\u0331\u1e00-\u1e9b\u1e9e\u1ea0-\u1ef9`,
  // Greek and Cyrillic.
  String.raw`\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490-\u04c4\u04d0-\u04f9`,
  // Tamil.
  String.raw`\u0b82\u0b83\u0b85-\u0b8a\u0b8e-\u0b90\u0b92-\u0b95\u0b99\u0b9a\u0b9c\u0b9e\u0b9f\u0ba3\u0ba4\u0ba8-\u0baa`,
  String.raw`\u0bae-\u0bb9\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd0\u0bd7\u0be6-\u0bfa`,
  // Sinhala.
  String.raw`\u0d81-\u0d83\u0d85-\u0d96\u0d9a-\u0db1\u0db3-\u0dbb\u0dbd\u0dc0-\u0dc6\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf`,
  String.raw`\u0de6-\u0def\u0df2-\u0df4`,
  // Spaces, joiners, dashes, quotation marks and small figures.
  String.raw`\u2000-\u2037\u2039-\u203e\u2044\u205f-\u2064\u2066-\u2071\u2074-\u208e\ufe00-\ufe0f`,
  // Currencies, units, fractions, arrows, and signs of mathematics.
  String.raw`\u20a7\u20a8\u20ab\u20ac\u2113\u2116\u2122\u2126\u2153-\u215e\u2190-\u2199\u2200-\u220d\u220f-\u221a\u221e\u2248`,
  String.raw`\u2260-\u2262\u2264\u2265`,
  // Shapes, planets and sexes, cards and notes, and the replacement sign itself.
  String.raw`\u25a0\u25a1\u25b2\u25b3\u25bc\u25bd\u25c6\u25c7\u25cb\u25cc\u25cf\u2605\u2639-\u2653\u2660\u2663\u2665\u2666`,
  String.raw`\u2669-\u266c\ufffd`,
].join("");

const PRINTABLE = new RegExp(`^[${RANGES}]*$`, "u");

const REPLACEMENT = "\ufffd";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The letters and signs of a text that documents for printing cannot show, each once. */
export function unprintableSigns(text: string): string[] {
  if (PRINTABLE.test(text)) return [];
  const signs = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return [...new Set(signs.filter((sign) => !PRINTABLE.test(sign)))];
}

/** The text with a replacement sign for each that documents cannot show. */
export function printableText(text: string): string {
  if (PRINTABLE.test(text)) return text;
  return Array.from(graphemes.segment(text), ({ segment }) => (PRINTABLE.test(segment) ? segment : REPLACEMENT)).join(
    "",
  );
}
