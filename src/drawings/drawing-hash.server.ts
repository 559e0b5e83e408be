import { createHash, createHmac } from "node:crypto";

/**
 * To be incremented with every change of what the drawing code draws for the same record. This changes the addresses of
 * all drawings, so browsers, which cache a drawing forever, load the new ones.
 */
export const DRAWING_VERSION = 4;

const DIGITS = 12;

const textOf = (values: readonly unknown[]): string => JSON.stringify([DRAWING_VERSION, ...values]);

/** A hash of twelve hexadecimal digits for a drawing of these values. */
export const drawingHash = (...values: readonly unknown[]): string =>
  createHash("sha256").update(textOf(values)).digest("hex").slice(0, DIGITS);

/**
 * A keyed hash for drawings that are not public. Otherwise anyone who guesses an entry's name, tags and category could
 * compute its drawing's address and find out from the response whether the entry exists.
 */
export const secretDrawingHash = (secret: string, ...values: readonly unknown[]): string =>
  createHmac("sha256", secret).update(textOf(values)).digest("hex").slice(0, DIGITS);
