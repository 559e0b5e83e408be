// Imported by public pages: nothing here needs the HTML parser.

/** Each of these is one letter to a reader, whatever stands beside it. */
const PLAIN = /^[\x20-\x7e\n\t]*$/;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The first `length` characters (code points) of a text, fewer where the cut would fall inside what a reader sees as one
 * letter: a Sinhala or Tamil syllable, an emoji.
 */
export function firstCharacters(text: string, length: number): string {
  if (text.length <= length) return text;
  // The letter behind the cut too: it might be a mark upon the last one before it.
  if (PLAIN.test(text.slice(0, length + 1))) return text.slice(0, length);
  let count = 0;
  let end = 0;
  // A visible letter rarely has more than a few code points; what lies far behind the cut need not be looked at.
  for (const { segment } of graphemes.segment(text.slice(0, length * 8))) {
    count += [...segment].length;
    if (count > length) break;
    end += segment.length;
  }
  return text.slice(0, end);
}

/** A text of at most `length` characters as it is, a longer one cut there and ended with "...". */
export function cutWithDots(text: string, length: number): string {
  const head = firstCharacters(text, length);
  return head === text ? text : `${head}...`;
}
