import type { Warning } from "../../fields/warnings.ts";
import { plainTextOf } from "../../rich-text/plain-text-of.ts";
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

/** Births, counts and courts have their days as well: those sentences are left out. */
const OF_OTHERS = /(?<!\p{L})(?:born|census|counted|court|gazette|museum|perahera)(?!\p{L})/iu;
/** Deaths are of others, too, unless the sentence is about him: he lives. */
const DEATH = /(?<!\p{L})(?:died|dead|death|killed|shot|electrocuted)(?!\p{L})/iu;
const HE_KILLED = /(?<!\p{L})he (?:had |has )?killed(?!\p{L})/iu;

/** The first day of a paragraph about a tusker, or its first month if it names a park as well. */
function dateOf(paragraph: string, isOfHim: (sentence: string) => boolean): string | undefined {
  const text = paragraph
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !OF_OTHERS.test(sentence))
    .filter((sentence) => !DEATH.test(sentence) || HE_KILLED.test(sentence) || isOfHim(sentence))
    .join(" ");
  return daysOfAnyYear(text)[0] ?? (parksIn(text).length > 0 ? monthsWritten(text)[0]?.written : undefined);
}

/**
 * Finds the paragraphs of an article that name a tusker who may live wild beside a day, or beside a park and a month.
 * Each is harmless alone; with the months on his own page it can tell in which season he is there. There may be many
 * names, so the work stops after each paragraph.
 */
export function* findDatedMentions(article: EntryToCheck, wild: readonly WildNames[]): Generator<void, Warning[]> {
  const warnings: Warning[] = [];
  if (article.title === undefined) return warnings;
  for (const { path, text } of paragraphsOf(article)) {
    yield;
    const names = (part: string) => wild.find((one) => [one.name, ...one.aliases].some((name) => isNamed(part, name)));
    // Most paragraphs give no date at all.
    if (dateOf(text, () => true) === undefined) continue;
    const told = names(text);
    const date = told && dateOf(text, (sentence) => names(sentence) !== undefined);
    if (date === undefined) continue;
    const message = `“${date}” stands beside ${told?.name}, who may live wild. With what his own page tells, a day or a month can give the season in which he is there. Give only the year.`;
    warnings.push({ path, message });
    if (warnings.length === MOST_WARNED) break;
  }
  return warnings;
}
