/** What could steer a terminal, begin another line, or turn the writing round; joiners, which Sinhala needs, may stay. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]/gu;

/** A text of others as one line for a terminal: what is not seen is written out, as `\u{1b}`. */
export const visible = (text: string): string =>
  text.replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

/** A name that comes from a file, for a sentence: nothing in it reads as part of the sentence. */
export const quoted = (name: string): string => `“${visible(name)}”`;
