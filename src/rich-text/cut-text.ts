// Public pages import this module, so it must not depend on the HTML parser.

/** In such text, every character is a grapheme of its own. */
const PLAIN = /^[\x20-\x7e\n\t]*$/;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The first `length` characters (code points) of a text, or fewer if the cut would split a grapheme, such as a Sinhala
 * or Tamil syllable or an emoji.
 */
export function firstCharacters(text: string, length: number): string {
  if (text.length <= length) return text;
  // Include the character after the cut: it might be a combining mark on the one before it.
  if (PLAIN.test(text.slice(0, length + 1))) return text.slice(0, length);
  let count = 0;
  let end = 0;
  // A grapheme rarely has more than a few code points, so text far behind the cut can be ignored.
  for (const { segment } of graphemes.segment(text.slice(0, length * 8))) {
    count += [...segment].length;
    if (count > length) break;
    end += segment.length;
  }
  return text.slice(0, end);
}

/** A text of at most `length` characters as it is; a longer one is cut there and ends with "...". */
export function cutWithDots(text: string, length: number): string {
  const head = firstCharacters(text, length);
  return head === text ? text : `${head}...`;
}
