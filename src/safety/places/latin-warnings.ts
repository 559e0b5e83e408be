import { plainSpelling, type SoundWord, soundWords } from "../latin/sound-words.ts";
import { AREA_WORDS } from "./area-names.ts";
import * as words from "./latin-words.ts";

const ENGLISH =
  /^(?:the|is|was|of|and|to|with|for|on|at|from|his|he|it|by|are|were|has|have|had|not|this|that|which|as|be|but|or|they|their|its|a|an|in|near|him|will|who|been|into|when)$/i;
const ENGLISH_WORDS = new RegExp(`(?<!\\p{L})${ENGLISH.source.slice(1, -1)}(?!\\p{L})`, "giu");
const AREAS = [...AREA_WORDS].map(plainSpelling).filter((name) => name.length > 3);
const AREA = new RegExp(
  `^(?:${AREAS.map((name) => name.replace(/[aeu]$/, "")).join("|")}|yal|kuman|gal)(?:[aeu]?|ata|ava|ave|avata|ava?la|il|ila|ku|uku|e?di|en|in)$`,
);
/** A name that ends in a word for a tank, a village or the like: "Horiwewata", "Kiriwila". */
const COMPOUND =
  /^[a-z]{3,14}(?:vev|gam|gamuv|god|deniy|pitiy|kand|gal(?=[ae])|vil|mul|talav|oy|aram|kadaval|bed|pokun|vilu|mulak?|kulam|kulat|munai|tivu|puram|kudiyirup|odai|nagar|keni|kerni|turai|katu|kadu|vatar)(?:[aeiu]|ata|eta|en|e?di|ta|ye|yata|ave|avata|ya|il|ila|uku|ku|la|yil|u)?$/;
const AT_HOUR = /^\d{1,2}(?:[.:]\d\d)?(?:ta|te|t|ata|ita|etama|tama|an|in|maniku|mani)$/;

const is = (pattern: RegExp) => (word: SoundWord | undefined) => word !== undefined && pattern.test(word.plain);
const isSmall = is(words.SMALL_PLACE);
const isLarge = is(words.LARGE_PLACE);
const isNear = is(words.NEAR);
/** "raata" is at night, and "rata" a country; "mazhai" is rain, and "maalai" the evening. */
const isTime = (word: SoundWord): boolean =>
  (words.TIME.test(word.plain) && !/zh/i.test(word.written)) || /^r(?:aa+|ae+|æ+|ä+)(?:ta)?$/i.test(word.written);
const isNow = is(words.EVERY_DAY_OR_NOW);
const isVerb = is(words.VERB);
const isVerbOfAnimals = is(words.VERB_OF_ANIMALS);
const isBull = is(words.ONE_BULL);
const isElephant = is(words.ANY_ELEPHANT);
const isHerd = is(words.HERDS);
const isOther = is(words.OTHER_MATTERS);
const isFunction = is(words.FUNCTION_WORD);
const isArea = is(AREA);
const isSeen = is(words.SEEN);
const isRecent = is(words.RECENT);

const isEvidence = (word: SoundWord): boolean =>
  (word.plain.length > 3 && /^\p{Ll}/u.test(word.written) && isSmall(word)) ||
  (word.plain.length > 2 &&
    [isFunction, isNear, isTime, isNow, isVerb, isBull, isElephant, isHerd].some((test) => test(word)));

/** Whether a sentence is in Sinhala or Tamil: their own words are more than the English ones. */
function isOfTheseLanguages(sentence: readonly SoundWord[]): boolean {
  const evidence = sentence.filter(isEvidence).length;
  const english = sentence.filter(({ written }) => ENGLISH.test(written)).length;
  return evidence > english && (evidence > 1 || english === 0);
}

/** The words before and at an index, as written. */
const phraseAt = (sentence: readonly SoundWord[], index: number): string =>
  sentence
    .slice(Math.max(0, index - 1), index + 1)
    .map(({ written }) => written)
    .join(" ");

type Test = (word: SoundWord, index: number) => boolean;

/** "gate eka langa", "hotel munnala": an English noun with Sinhala or Tamil words. */
const borrowedIn =
  (sentence: readonly SoundWord[]): Test =>
  ({ plain }, index) =>
    words.BORROWED.test(sentence[index - 1]?.written.toLowerCase() ?? "") &&
    (words.WITH_BORROWED.test(plain) || words.NEAR.test(plain));

/** "3weni dora", "21 am kattai", "mudhalaam valayathukku" */
const numberedIn =
  (sentence: readonly SoundWord[]): Test =>
  ({ plain }, index) =>
    words.COUNTED_PLACE.test(plain) &&
    [sentence[index - 1], sentence[index - 2], sentence[index + 1]].some(
      (other) => other !== undefined && (words.ORDINAL.test(other.plain) || /^\d{1,3}$/.test(other.plain)),
    );

/** "giya sathiye", "pona maasam", "me dawaswala" */
const latelyIn =
  (sentence: readonly SoundWord[]): Test =>
  ({ plain }, index) =>
    words.LATELY.test(plain) && words.BEFORE_LATELY.test(sentence[index - 1]?.plain ?? "");

const isNamed: Test = ({ plain, written }) =>
  plain.length > 7 && COMPOUND.test(plain) && !AREA.test(plain) && !AREA_WORDS.has(written);

const seasonIn =
  (sentence: readonly SoundWord[]): Test =>
  ({ plain }, index) => {
    const [next, later, last] = [1, 2, 3].map((further) => sentence[index + further]?.plain ?? "") as [
      string,
      string,
      string,
    ];
    const hasYear = [index - 1, index + 1, index + 2].some((at) =>
      /^(?:1[5-9]|20)\d\d$/.test(sentence[at]?.plain ?? ""),
    );
    if (hasYear) return false;
    if (words.SEASON.test(plain) || words.MONTH_NAME.test(plain)) return true;
    if (words.TAMIL_MONTH_NAME.test(plain)) {
      const isListed = words.TAMIL_MONTH_NAME.test(next);
      return words.MONTH_WORD.test(next) || (isListed && [later, last].some((word) => words.MONTH_WORD.test(word)));
    }
    return words.BEFORE_TIME.test(plain) && (words.TIME_OF_YEAR.test(next) || words.TIME_OF_YEAR.test(later));
  };

/**
 * What tells where one tusker is, or when he comes, in a sentence in Sinhala or Tamil with Latin letters. How many signs
 * it takes depends on who is meant: one bull, any elephant, or nobody who is named.
 */
export function latinWarnings(text: string): string[] {
  // In a sentence with so many English words none other is worth comparing.
  const english = text.match(ENGLISH_WORDS)?.length ?? 0;
  if (english > 2 && english * 5 > text.split(" ").length) return [];
  const sentence = soundWords(text);
  if (!isOfTheseLanguages(sentence)) return [];
  const has = (test: (word: SoundWord) => boolean): boolean => sentence.some(test);
  const phrases = (...tests: Test[]): string[] =>
    sentence.flatMap((word, index) => (tests.some((test) => test(word, index)) ? [phraseAt(sentence, index)] : []));
  const isBorrowed = borrowedIn(sentence);
  const isLately = latelyIn(sentence);
  const small = phrases(isSmall, isBorrowed, numberedIn(sentence), isNamed);
  const near = phrases((word, index) => index > 0 && isNear(word) && !isBorrowed(word, index));
  const large = phrases((word, index) => isLarge(word) && !isSmall(word) && !isBorrowed(word, index));
  const times = phrases(isTime, isNow, isLately, ({ plain }) => AT_HOUR.test(plain));
  const seasons = phrases(seasonIn(sentence));
  const places = [small, near, large].filter((found) => found.length > 0);
  const found = [...places, times, seasons].filter((group) => group.length > 0);
  const [isMoving, isAnimals] = [has(isVerb), has(isVerbOfAnimals)];
  const isTold = times.length > 0 || seasons.length > 0;
  const isExact = small.length > 0 || near.length > 0;
  const isOfBull = has(isBull);
  if (has(isOther) && found.length < 4 && !(isExact && isAnimals)) return [];
  const isHerds = has(isHerd) && !isOfBull;
  if (isHerds && found.length < 3) return [];
  // Who was seen lately is told even without a place.
  if (phrases(isLately, isRecent).length > 0 && has(isSeen) && !has(isOther)) return [...new Set(found.flat())];
  const hasPlace = places.length > 0 || has(isArea);
  let isWarned = (isExact && (isMoving || isTold || places.length > 1)) || (hasPlace && isTold && isMoving);
  if (isOfBull) isWarned ||= isExact || isTold || (large.length > 0 && isMoving);
  else isWarned ||= (large.length > 0 && isAnimals && !has(isElephant)) || (has(isArea) && seasons.length > 0);
  return isWarned ? [...new Set(found.flat())] : [];
}
