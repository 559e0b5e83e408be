import { z } from "zod";
import { printable } from "../../platform/text/printable.ts";
import { tidied } from "../../platform/text/tidied.ts";
import { findPosition } from "./position-text.ts";
import { words } from "./words.ts";

const LINE_BREAK = /[\r\n\u2028\u2029]/;

/** The message for a text that contains a position; the text stays in the form. */
export const positionMessage = (): string => words.position;

/** A label is a function if it is read in the language of the visitor. */
type TextBounds = { min?: number; max: number; label: string | (() => string) };

const named = ({ label }: TextBounds): string => (typeof label === "string" ? label : label());

function textSchema(bounds: TextBounds, tidy = tidied) {
  const { min = 0, max } = bounds;
  const base = z
    .string({
      error: (issue) => (issue.input === undefined ? words.required(named(bounds)) : words.noText(named(bounds))),
    })
    .overwrite(tidy)
    // A text that is too long is not checked any further.
    .max(max, { error: () => words.tooLong(named(bounds), max), abort: true })
    .refine((text) => findPosition(text) === undefined, { error: positionMessage });
  if (min === 0) return base;
  return base.min(min, {
    error: () => (min === 1 ? words.required(named(bounds)) : words.tooShort(named(bounds), min)),
  });
}

/**
 * A single line of plain text: tidied, with a maximum length (in UTF-16 code units), without line breaks and
 * positions. `label` begins the messages ("Name is required.").
 */
export const singleLine = (bounds: TextBounds) =>
  textSchema(bounds).refine((text) => !LINE_BREAK.test(text), { error: () => words.severalLines(named(bounds)) });

/** Text of several lines: tidied, with a maximum length, without positions. */
export const multiLine = (bounds: TextBounds) => textSchema(bounds);

/**
 * The source of a rich text. Cleaning it brings its letters to one form: done here, that would join the bracket of a tag
 * with a mark after it.
 */
export const markup = (bounds: TextBounds) => textSchema(bounds, (text) => printable(text).trim());
