import { findDecimalPair } from "./positions/decimal-pairs.ts";
import { positionForms } from "./positions/position-forms.ts";
import { findWrittenPosition } from "./positions/position-patterns.ts";

const SNIPPET_LENGTH = 80;

/**
 * The part of a text that reveals a position (coordinates, plus codes, grid references, map links), normalised to plain
 * characters and cut to 80; undefined if there is none. Runs in time linear in the length of the text.
 */
export function findPosition(text: string): string | undefined {
  for (const form of positionForms(text)) {
    const found = findDecimalPair(form) ?? findWrittenPosition(form);
    if (found !== undefined) return found.trim().slice(0, SNIPPET_LENGTH);
  }
  return undefined;
}
