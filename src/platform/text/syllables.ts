const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * What binds the letters before it to the letter after it. Unicode's graphemes end at each of them, so they would part
 * ශ්‍රී and ක්‍ෂ (a joiner before or after the vowel killer) as well as க்ஷ and ஸ்ரீ, which Tamil writes as one sign.
 */
const BINDS_NEXT = /(?:\u0dca\u200d|\u200d\u0dca)$/;
const TAMIL_PAIR = /^(?:க்ஷ|[ஸஶ]்ர)/;

/** Nobody writes more consonants in one syllable. The bound keeps hostile text from being walked to its start. */
const MOST_PARTS = 8;

/** Whether the places before and after belong to one syllable, although two graphemes meet there. */
const isWithinSyllable = (text: string, at: number): boolean =>
  BINDS_NEXT.test(text.slice(Math.max(0, at - 2), at)) || TAMIL_PAIR.test(text.slice(Math.max(0, at - 2), at + 1));

/**
 * Where the syllable (or the letter, sign or emoji) at this place of a text begins: the last place at or before `at`
 * where the text may be cut.
 */
export function syllableStart(text: string, at: number): number {
  if (at <= 0 || at >= text.length) return Math.max(0, Math.min(at, text.length));
  const segments = graphemes.segment(text);
  let start = segments.containing(at)?.index ?? at;
  for (let parts = 1; parts < MOST_PARTS && start > 0 && isWithinSyllable(text, start); parts += 1) {
    start = segments.containing(start - 1)?.index ?? 0;
  }
  return start;
}
