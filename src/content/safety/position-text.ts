import { findDecimalPair } from "./positions/decimal-pairs.ts";
import { positionForms } from "./positions/position-forms.ts";
import { findWrittenPosition } from "./positions/position-patterns.ts";
import { spelledForm } from "./positions/spelled-numbers.ts";

const SNIPPET_LENGTH = 80;

/**
 * The part of a text that reveals a position (coordinates, plus codes, grid references, map links,
 * also in words, and short links, which may be one), normalised to plain
 * characters and cut to 80; undefined if there is none. Runs in time linear in the length of the text.
 */
export function findPosition(text: string): string | undefined {
  const spelled = spelledForm(text);
  if (spelled?.pair !== undefined) return spelled.pair.slice(0, SNIPPET_LENGTH);
  const forms = [...positionForms(text), ...(spelled === undefined ? [] : positionForms(spelled.form))];
  for (const form of forms) {
    const found = findDecimalPair(form) ?? findWrittenPosition(form);
    if (found !== undefined) return found.trim().slice(0, SNIPPET_LENGTH);
  }
  return undefined;
}
