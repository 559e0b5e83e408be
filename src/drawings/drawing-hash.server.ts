import { createHash, createHmac } from "node:crypto";

/**
 * Raised with every change of what the drawing code makes of the same record: the addresses of all drawings change
 * with it, and browsers, which keep a drawing for ever, ask for the new ones.
 */
export const DRAWING_VERSION = 3;

const DIGITS = 12;

const textOf = (values: readonly unknown[]): string => JSON.stringify([DRAWING_VERSION, ...values]);

/** Twelve hexadecimal digits that stand for a drawing of these values. */
export const drawingHash = (...values: readonly unknown[]): string =>
  createHash("sha256").update(textOf(values)).digest("hex").slice(0, DIGITS);

/**
 * The same for a drawing of what is not public. Otherwise whoever guesses an entry's name, tags and category could work out
 * its drawing's address, and learn from the answer whether there is such an entry.
 */
export const secretDrawingHash = (secret: string, ...values: readonly unknown[]): string =>
  createHmac("sha256", secret).update(textOf(values)).digest("hex").slice(0, DIGITS);
