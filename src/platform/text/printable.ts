/**
 * Control characters other than tabs and line ends, marks that turn the reading direction, halves of characters, and the
 * sign for a character that was lost. They come along with texts that are copied from chats, lists of contacts and PDFs.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking out control characters is what this pattern is for.
const UNPRINTABLE = /[\u0000-\u0008\u000e-\u001f\u007f\p{Bidi_Control}\p{Cs}\ufeff\ufffd]/gu;
/** Ends of pages and of columns, which part words. */
const PAGE_ENDS = /[\v\f]/g;

/** A text without characters that nobody sees, and that no database or document stores faithfully. Joiners stay. */
export const printable = (text: string): string => text.replace(PAGE_ENDS, " ").replace(UNPRINTABLE, "");
