/**
 * Line breaks, blanks, what cannot be seen, and what turns the writing round: with them an address reads as another one.
 * Sinhala and Tamil need the joiners behind their vowel killers, as in the Sinhala word for "Sri".
 */
const NEVER_IN_ADDRESSES = /[\s\p{Cc}\u2800\ufffd]|(?<![\u0dca\u0bcd])\p{Cf}|(?![\u200c\u200d])\p{Cf}/u;
/** Browsers repair `https:x` and `http:/\x` each in their own way. */
const BEGINNING = /^https?:\/\/[^/\\]/i;

/** Whether a text holds no characters that an address never holds. */
export const isCleanAddress = (text: string): boolean => text.isWellFormed() && !NEVER_IN_ADDRESSES.test(text);

/**
 * The address of a page as browsers understand it: its host in ASCII, every other letter encoded. Undefined for what is
 * none, and for one with a name or password in it.
 */
export function webAddress(text: string): string | undefined {
  if (!isCleanAddress(text) || !BEGINNING.test(text)) return undefined;
  const url = URL.parse(text);
  return url === null || url.username !== "" || url.password !== "" ? undefined : url.href;
}
