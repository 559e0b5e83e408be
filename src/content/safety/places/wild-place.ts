import { englishHabits, shortPlace } from "./english-habits.ts";
import * as english from "./english-places.ts";
import { isInLatinLetters, latinWarnings } from "./latin-warnings.ts";
import { sentencesOf } from "./sentences.ts";
import * as sinhala from "./sinhala-places.ts";
import * as tamil from "./tamil-places.ts";

const MAX_PHRASE = 80;
/** Nobody reads more warnings, and each one is compared with all others. */
const MOST_TOLD = 50;

const matches = (pattern: RegExp, sentence: string): string[] =>
  Array.from(sentence.matchAll(pattern), ([phrase]) => phrase);

/** Matches whose first group names a place smaller than a park or district. */
const named = (pattern: RegExp, sentence: string): RegExpMatchArray[] =>
  [...sentence.matchAll(pattern)].filter((match) => english.smallPlaceIn(match[1] ?? "") !== "");

/** The first word of a sentence is always capitalised: "Village roads" contains no name. */
const isFirstWordOnly = ({ index, 1: name = "", 2: noun = "" }: RegExpMatchArray, sentence: string): boolean =>
  index === 0 &&
  !name.includes(" ") &&
  (/^\p{Ll}.*s$/u.test(noun) || (/^\p{Ll}/u.test(noun) && isInLatinLetters(sentence)));

const NAMED = [english.NAMED_SMALL_PLACE, english.PLACE_OF_NAME, english.LODGING, english.NEAR_NAME, english.HOME];
const PAST_YEAR = /(?<!\d)(?:1[5-9]\d\d|20[01]\d)(?!\d)/;
const SURE = [english.BLOCK, english.ROAD_NUMBER, english.DISTANCE];
const NAMELESS = [english.COMPOUND_NAME, english.NUMBERED_PLACE, english.BESIDE_PLACE, ...SURE];
/** The patterns that take longest; none of them matches a sentence without such a noun, as most are. */
const NEED_NOUN = new Set([
  english.NAMED_PLACE,
  english.NAMED_SMALL_PLACE,
  english.PLACE_OF_NAME,
  english.NUMBERED_PLACE,
  english.BESIDE_PLACE,
  english.AT_SMALL_PLACE,
]);

function englishPlaces(sentence: string): string[] {
  if (!/[A-Za-z]{2}/.test(sentence)) return [];
  if (english.OTHER_MATTERS.test(sentence)) return SURE.flatMap((pattern) => matches(pattern, sentence));
  const hasNoun = english.NOUN_OF_PLACE.test(sentence);
  const possible = (patterns: RegExp[]) => (hasNoun ? patterns : patterns.filter((pattern) => !NEED_NOUN.has(pattern)));
  const places = possible([english.NAMED_PLACE]).flatMap((pattern) => named(pattern, sentence));
  // "shot near a tank in 1974" leads nobody there today.
  const nameless = NAMELESS.filter((pattern) => pattern !== english.BESIDE_PLACE || !PAST_YEAR.test(sentence));
  const found = [
    ...places.filter((match) => !isFirstWordOnly(match, sentence)),
    ...possible(NAMED).flatMap((pattern) => named(pattern, sentence)),
  ]
    .map(([phrase]) => phrase)
    .concat(possible(nameless).flatMap((pattern) => matches(pattern, sentence)))
    .concat(englishHabits(sentence));
  if (found.length === 0) found.push(...shortPlace(sentence.trim()));
  const cue = english.CUE.exec(sentence)?.[0];
  if (cue === undefined) return found;
  const words = new Set(found.join(" ").split(" "));
  const beside = named(english.AT_NAME, sentence)
    .filter(([, name = ""]) => !name.split(" ").every((word) => words.has(word)))
    .map(([phrase]) => `${phrase} … ${cue}`);
  return [
    ...found,
    ...possible([english.AT_SMALL_PLACE, english.LOWER_CASE_PLACE]).flatMap((pattern) => matches(pattern, sentence)),
    ...beside,
  ];
}

/** Both languages leave out a subject that is known, so one that is named is not the tusker. */
const isOfOthersOnly = (words: typeof sinhala | typeof tamil, sentence: string): boolean =>
  words.OTHER_SUBJECT.test(sentence) || (words.OTHER_ACTOR.test(sentence) && !words.SEES.test(sentence));

/**
 * Sinhala and Tamil have no capitals, so names are recognised by their context. A small place always counts, a large
 * one only together with a cue, and a named one together with a cue or a single bull. If a sentence is about herds,
 * kings or prices, one such sign is not enough.
 */
function inflectedPlaces(words: typeof sinhala | typeof tamil, sentence: string): string[] {
  const isOfHerds = words.HERDS.test(sentence);
  const isOfOneBull = words.ONE_BULL.test(isOfHerds ? sentence.replace(words.ANY_BULL, " ") : sentence);
  const hasCue = words.CUE.test(sentence);
  const isOfHours = words.OPENING_HOURS.test(sentence);
  const isOfOtherSubject = words.KEPT.test(sentence) || (!isOfOneBull && isOfOthersOnly(words, sentence));
  const sure = [words.BLOCK, words.DISTANCE, words.DIRECTIONS].flatMap((pattern) => matches(pattern, sentence));
  // The opening hours of a park or a museum do not reveal an animal's habits.
  const hours = isOfHours && !isOfOneBull ? [] : matches(words.HOUR, sentence);
  const large = hasCue ? [words.LARGE_PLACE, words.BETWEEN].flatMap((pattern) => matches(pattern, sentence)) : [];
  const signs = [
    [words.SMALL_PLACE, words.BORROWED_PLACE].flatMap((pattern) => matches(pattern, sentence)),
    words.BODY.test(sentence) ? [] : matches(words.NEAR, sentence),
    [...(hasCue || isOfOneBull ? matches(words.EVERY_DAY_OR_NOW, sentence) : []), ...hours],
    hasCue || isOfOneBull ? [...words.namedPlaces(sentence), ...matches(words.COMPOUND_NAME, sentence)] : [],
    large,
    // Of a long sentence the end is enough.
    !isOfOneBull && words.ANIMAL_VERB_LAST.test(sentence.slice(-MAX_PHRASE)) ? matches(words.WHERE_IN, sentence) : [],
  ].filter((found) => found.length > 0);
  // Where no bull is named, an hour alone or a larger place alone may be anybody's.
  const isAlone =
    !isOfOneBull &&
    signs.length === 1 &&
    (hours.length > 0 || (large.length > 0 && !words.TIME_OR_THERE.test(sentence)));
  const isOfOthers = words.OTHER_MATTERS.test(sentence);
  // "the watcher knows where he sleeps"
  if (!isOfOthers && words.TELLS.test(sentence) && !words.DENIAL.test(sentence)) {
    sure.push(...matches(words.WHERE, sentence));
  }
  const isGeneral =
    words.DENIAL.test(sentence) || words.DEATH.test(sentence) || (!isOfOneBull && (isOfHours || isOfHerds));
  const fewest = isOfOthers ? 3 : isGeneral ? 2 : 1;
  return !isAlone && !isOfOtherSubject && signs.length >= fewest ? [...sure, ...signs.flat()] : sure;
}

function placesIn(sentence: string): string[] {
  return [
    ...englishPlaces(sentence),
    ...(/[A-Za-z]{2}/.test(sentence) ? latinWarnings(sentence) : []),
    ...(/[\u0d80-\u0dff]/.test(sentence) ? inflectedPlaces(sinhala, sentence) : []),
    ...(/[\u0b80-\u0bff]/.test(sentence) ? inflectedPlaces(tamil, sentence) : []),
  ];
}

/**
 * Phrases of a text that narrow a place down below park or district ("Sithulpawwa road", "Block I"): distinct, as
 * written, at most 50, without those contained in a longer one. They are warnings, not proof: a gate may be any gate.
 * HTML tags are ignored.
 */
export function placeWarnings(text: string): string[] {
  const found = new Map<string, string>();
  for (const sentence of sentencesOf(text)) {
    for (const phrase of placesIn(sentence)) {
      const short = phrase.trim().slice(0, MAX_PHRASE);
      if (!found.has(short.toLowerCase()) && found.size < MOST_TOLD) found.set(short.toLowerCase(), short);
    }
  }
  const longestFirst = [...found.entries()].sort(([one], [other]) => other.length - one.length);
  const kept: string[] = [];
  for (const [words] of longestFirst) if (!kept.some((longer) => longer.includes(words))) kept.push(words);
  return [...found.entries()].filter(([words]) => kept.includes(words)).map(([, short]) => short);
}
