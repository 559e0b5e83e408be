/**
 * Characters that could control a terminal, break the line or reverse the text. Joiners, which Sinhala needs, may stay.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]/gu;

/** Untrusted text as one line for a terminal, with invisible characters escaped, such as `\u{1b}`. */
export const visible = (text: string): string =>
  text.replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

/** An untrusted name for use in a sentence, quoted so that it cannot be read as part of the sentence. */
export const quoted = (name: string): string => `“${visible(name)}”`;
