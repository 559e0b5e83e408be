import { z } from "zod";
import { findPosition } from "./position-text.ts";

// Control characters other than tab and line breaks, and lone surrogates, which no database stores faithfully.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is what this pattern is for.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/;
const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** What is told to a writer whose text holds a position; the text stays in the form. */
export const POSITION_MESSAGE =
  "Please leave out coordinates, plus codes and map links: they can lead a poacher to an animal. Name the park or the district instead.";

type TextBounds = { min?: number; max: number; label: string };

function textSchema({ min = 0, max, label }: TextBounds) {
  const base = z
    .string({ error: (issue) => (issue.input === undefined ? `${label} is required.` : `${label} must be text.`) })
    .trim()
    // What is too long is not looked through any further.
    .max(max, { error: `${label} can have at most ${max.toLocaleString("en")} characters.`, abort: true })
    .refine((text) => text.isWellFormed() && !UNPRINTABLE.test(text), `${label} holds characters that cannot be shown.`)
    .refine((text) => findPosition(text) === undefined, POSITION_MESSAGE);
  return min > 0
    ? base.min(min, min === 1 ? `${label} is required.` : `${label} needs at least ${min} characters.`)
    : base;
}

/**
 * One line of plain text: trimmed, bounded (in UTF-16 code units), free of control characters, line breaks and positions.
 * `label` begins the messages ("Name is required.").
 */
export const singleLine = (bounds: TextBounds) =>
  textSchema(bounds).refine((text) => !LINE_BREAK.test(text), `${bounds.label} must be one line.`);

/** Text of several lines: trimmed, bounded, free of control characters and positions. */
export const multiLine = (bounds: TextBounds) => textSchema(bounds);
