import { createHash } from "node:crypto";

/**
 * Raised with every change of what the drawing code makes of the same record: the addresses of all drawings change
 * with it, and browsers, which keep a drawing for ever, ask for the new ones.
 */
export const DRAWING_VERSION = 1;

/** Twelve hexadecimal digits that stand for a drawing of these values. */
export const drawingHash = (...values: readonly unknown[]): string =>
  createHash("sha256")
    .update(JSON.stringify([DRAWING_VERSION, ...values]))
    .digest("hex")
    .slice(0, 12);
