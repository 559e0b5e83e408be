import { findDecimalPair } from "./positions/decimal-pairs.ts";
import { positionForms } from "./positions/position-forms.ts";
import { findWrittenPosition } from "./positions/position-patterns.ts";

const SNIPPET_LENGTH = 80;

/**
 * The part of a text that gives a position away (coordinates, plus codes, grid references, map links), in plain
 * characters and at most 80 of them, or undefined. Time is linear in the length of the text.
 */
export function findPosition(text: string): string | undefined {
  for (const form of positionForms(text)) {
    const found = findDecimalPair(form) ?? findWrittenPosition(form);
    if (found !== undefined) return found.trim().slice(0, SNIPPET_LENGTH);
  }
  return undefined;
}
