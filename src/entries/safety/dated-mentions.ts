import { plainTextOf } from "../../rich-text/plain-text-of.ts";
import type { Warning } from "../definition/warnings.ts";
import { type EntryToCheck, richTextsOf, type ShownText, shownTexts } from "./entry-texts.ts";
import { daysOfAnyYear, monthsWritten } from "./recent-sightings.ts";
import { parksIn } from "./seasons.ts";

/** All names of a tusker that may live wild. */
export type WildNames = { name: string; aliases: readonly string[] };

const BLOCK_END = /<\/(?:p|li|h[1-6]|td|th|blockquote|figcaption)>/i;
const MOST_WARNED = 20;

/** The paragraphs of an entry, each as plain text with the path of its field. */
function paragraphsOf(entry: EntryToCheck): ShownText[] {
  const rich = richTextsOf(entry);
  const isRich = new Set(rich.map(({ path }) => path));
  return [
    ...rich.flatMap(({ path, text }) => text.split(BLOCK_END).map((block) => ({ path, text: plainTextOf(block) }))),
    ...shownTexts(entry).filter(({ path }) => !isRich.has(path) && !path.startsWith("sources.")),
  ];
}

const isLetter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{M}]/u.test(character);

/** Whether a text names a tusker; Sinhala and Tamil add their suffixes to the name. */
function isNamed(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at === -1 || isLetter(text[at - 1])) return false;
  return !/^[ -~]*$/.test(name) || !isLetter(text[at + name.length]);
}

/** Deaths, counts and courts have their days as well: those sentences are left out. */
const OF_OTHERS =
  /(?<!\p{L})(?:died|dead|death|killed|shot|electrocuted|born|census|counted|court|gazette|museum|perahera)(?!\p{L})/iu;
const withoutOthers = (text: string): string =>
  text
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !OF_OTHERS.test(sentence))
    .join(" ");

/** The first day of a paragraph, or its first month if it names a park as well. */
function dateOf(paragraph: string): string | undefined {
  const text = withoutOthers(paragraph);
  return daysOfAnyYear(text)[0] ?? (parksIn(text).length > 0 ? monthsWritten(text)[0]?.written : undefined);
}

/**
 * Warnings for paragraphs of an article that name a tusker who may live wild beside a day, or beside a park and a month.
 * Each is harmless alone; with the months on his own page it can tell in which season he is there.
 */
export function datedMentions(article: EntryToCheck, wild: readonly WildNames[]): Warning[] {
  if (article.title === undefined) return [];
  return paragraphsOf(article)
    .flatMap(({ path, text }) => {
      // Most paragraphs give no date, and there may be many names.
      const date = dateOf(text);
      if (date === undefined) return [];
      const told = wild.find(({ name, aliases }) => [name, ...aliases].some((one) => isNamed(text, one)));
      if (told === undefined) return [];
      const message = `“${date}” stands beside ${told.name}, who may live wild. With what his own page tells, a day or a month can give the season in which he is there. Give only the year.`;
      return [{ path, message }];
    })
    .slice(0, MOST_WARNED);
}
