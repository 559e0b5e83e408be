import type { FieldError } from "../../../platform/errors/app-error.ts";
import { positionMessage } from "../../safety/plain-text.ts";
import { findPosition } from "../../safety/position-text.ts";
import { type EntryToCheck, richTextsOf, type ShownText, shownTexts } from "./entry-texts.ts";

const togetherMessage = (): string => `Two fields of this entry together give a position. ${positionMessage()}`;
/** A number that could be a latitude or a longitude in Sri Lanka. */
const HALF_OF_A_PAIR = /(?<![\d.,])(?:0?[5-9]|10|79|8[0-2])[.,]\d{2,}/;
const MAX_HALF = 60;
const MOST_HALVES = 24;

/** Half of a coordinate pair fills a short field, or stands at the start or end of a longer one. */
const endsOf = ({ path, text }: ShownText): ShownText[] =>
  (text.length <= MAX_HALF ? [text] : [text.slice(0, MAX_HALF), text.slice(-MAX_HALF)])
    .filter((part) => HALF_OF_A_PAIR.test(part))
    .map((part) => ({ path, text: part }));

function findSplitPosition(texts: ShownText[]): FieldError | undefined {
  const halves = texts.flatMap(endsOf).slice(0, MOST_HALVES);
  for (const [index, one] of halves.entries()) {
    for (const other of halves.slice(index + 1)) {
      if (one.path === other.path) continue;
      const together = [`${one.text}, ${other.text}`, `${other.text}, ${one.text}`];
      if (together.some((text) => findPosition(text) !== undefined)) {
        return { path: other.path, message: togetherMessage() };
      }
    }
  }
  return undefined;
}

const CODE_OF_WORDS = /(?<!\p{L})(?:w3w|what\s?(?:3|three)\s?words)(?!\p{L})/iu;
const ONE_WORD = /^\p{Ll}{4,24}$/u;

/** The three words of a code, each a tag or a further name, where its service is named. */
function findSplitCode(texts: ShownText[]): FieldError | undefined {
  const words = texts.filter(({ path, text }) => /^(?:tags|aliases)\./.test(path) && ONE_WORD.test(text));
  if (words[2] === undefined || !texts.some(({ text }) => CODE_OF_WORDS.test(text))) return undefined;
  return { path: words[2].path, message: togetherMessage() };
}

/**
 * The first field of an entry that reveals a position to readers, alone or together with another field. Cleaning can
 * join digits that markup kept apart, so pass an entry with cleaned texts.
 */
export function findEntryPosition(entry: EntryToCheck): FieldError | undefined {
  return findPositionIn(richTextsOf(entry), shownTexts(entry));
}

/** The same for any texts that readers see together: rich texts as written, and all texts without markup. */
export function findPositionIn(written: readonly ShownText[], texts: ShownText[]): FieldError | undefined {
  const alone = [...written, ...texts].find(({ text }) => findPosition(text) !== undefined);
  if (alone !== undefined) return { path: alone.path, message: positionMessage() };
  return findSplitPosition(texts) ?? findSplitCode(texts);
}
