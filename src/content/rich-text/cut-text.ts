import { syllableStart } from "../../platform/text/syllables.ts";

// Public pages import this module, so it must not depend on the HTML parser.

/** In such text, every character is a grapheme of its own. */
const PLAIN = /^[\x20-\x7e\n\t]*$/;

/**
 * The first `length` characters (code points) of a text, or fewer if the cut would split what is read as one, such as a
 * Sinhala or Tamil syllable or an emoji.
 */
export function firstCharacters(text: string, length: number): string {
  if (text.length <= length) return text;
  // Include the character after the cut: it might be a combining mark on the one before it.
  if (PLAIN.test(text.slice(0, length + 1))) return text.slice(0, length);
  let end = 0;
  for (let count = 0; count < length && end < text.length; count += 1) {
    end += (text.codePointAt(end) as number) > 0xffff ? 2 : 1;
  }
  // A syllable has few characters, so text far behind the cut can be ignored.
  return text.slice(0, syllableStart(text.slice(0, end + 100), end));
}

/** A text of at most `length` characters as it is; a longer one is cut there and ends with "...". */
export function cutWithDots(text: string, length: number): string {
  const head = firstCharacters(text, length);
  return head === text ? text : `${head}...`;
}
