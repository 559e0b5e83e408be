/**
 * Line breaks, white space, invisible characters and those that reverse the writing direction: they make an address
 * read as another one. Joiners are allowed after the Sinhala and Tamil virama, as in the Sinhala word for "Sri".
 */
const NEVER_IN_ADDRESSES = /[\s\p{Cc}\u2800\ufffd]|(?<![\u0dca\u0bcd])\p{Cf}|(?![\u200c\u200d])\p{Cf}/u;
/** Browsers repair `https:x` and `http:/\x` differently, so neither is accepted. */
const BEGINNING = /^https?:\/\/[^/\\]/i;

/** Whether a text is free of characters that an address must not contain. */
export const isCleanAddress = (text: string): boolean => text.isWellFormed() && !NEVER_IN_ADDRESSES.test(text);

/**
 * The normalised URL of a web page: the host in ASCII, other characters percent-encoded. Undefined if it is invalid or
 * contains a username or password.
 */
export function webAddress(text: string): string | undefined {
  if (!isCleanAddress(text) || !BEGINNING.test(text)) return undefined;
  const url = URL.parse(text);
  return url === null || url.username !== "" || url.password !== "" ? undefined : url.href;
}
