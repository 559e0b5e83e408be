import { plainSpelling, type SoundWord, soundWords } from "../sound-words.ts";
import { AREA_WORDS } from "./area-names.ts";
import * as words from "./latin-words.ts";

const ENGLISH =
  /^(?:the|is|was|of|and|to|with|for|on|at|from|his|he|it|by|are|were|has|have|had|not|this|that|which|as|be|but|or|they|their|its|a|an|in|near|him|will|who|been|into|when)$/i;
const ENGLISH_WORDS = new RegExp(`(?<!\\p{L})${ENGLISH.source.slice(1, -1)}(?!\\p{L})`, "giu");
/** "Mullaitheevu" and "Mullaitivu": names of areas are compared without the difference of e and i, o and u. */
const ofArea = (plain: string): string => plain.replace(/e/g, "i").replace(/o/g, "u");
const AREAS = [...AREA_WORDS]
  .map(plainSpelling)
  .filter((name) => name.length > 3)
  .map(ofArea);
const AREA = new RegExp(
  `^(?:${AREAS.map((name) => name.replace(/[aiu]$/, "")).join("|")}|yal|kuman|gal)(?:[aiu]?|ata|ava|avi|avata|ava?la|il|ila|ku|uku|i?di|in)$`,
);
/** A name that ends in a word for a tank, a village or the like: "Horiwewata", "Kiriwila". */
const COMPOUND =
  /^[a-z]{3,14}(?:vev|gam|gamuv|god|deniy|pitiy|kand|gal(?=[ae])|vil|mul|talav|oy|aram|kadaval|bed|pokun|vilu|mulak?|kulam|kulat|munai|tivu|puram|kudiyirup|odai|nagar|keni|kerni|turai|katu|kadu|vatar)(?:[aeiu]|ata|eta|en|e?di|ta|ye|yata|ave|avata|ya|il|ila|uku|ku|la|yil|u)?$/;
const PAST_YEAR = /^(?:1[5-9]\d\d|20[01]\d)(?:di|il|la)?$/;
const AT_HOUR = /^\d{1,2}(?:[.:]\d\d)?(?:ta|te|t|ata|ita|etama|tama|an|in|maniku|mani)$/;

const is = (pattern: RegExp) => (word: SoundWord | undefined) => word !== undefined && pattern.test(word.plain);
/** "palate" is in the province, and "gamana" the gait, while "gammana" is a village. */
const isSmall = ({ plain, written }: SoundWord): boolean =>
  words.SMALL_PLACE.test(plain) && plain !== "palate" && !(plain === "gamana" && !/mm/.test(written));
/** "velavata" is at times, and "vela" a paddy field. */
const isLarge = ({ plain }: SoundWord): boolean => words.LARGE_PLACE.test(plain) && !/^(?:palat|velav)/.test(plain);
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
const isArea = ({ plain }: SoundWord): boolean => AREA.test(ofArea(plain));
const isSeen = is(words.SEEN);
const isRecent = is(words.RECENT);
/** "poonga" is a park, and "ponga" tells somebody to go. */
const isAtLarge = (word: SoundWord): boolean => words.AT_LARGE.test(word.plain) || /^poong/i.test(word.written);
const isWhere = is(words.WHERE);
const isTelling = is(words.TELLS);
const isNeighbouring = is(words.NEIGHBOURING_MATTERS);
const isTurn = is(words.TURN);
const isSide = is(words.SIDE);
const isJustThere = is(words.JUST_THERE);
/** "epa" is "do not", and "eppa" is when. */
const isDenial = ({ plain, written }: SoundWord): boolean => words.DENIAL.test(plain) || /^epa$/i.test(written);
/** "kathai" is a story, and "kattai" a milestone. */
const isDepicted = ({ plain, written }: SoundWord): boolean => words.DEPICTED.test(plain) || /^kathai/i.test(written);

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

/** "dala eka kadila wam paththe": sides of the body. A "dala etha" is a tusker. */
const besideBodyIn = (sentence: readonly SoundWord[]): Test => {
  // "kaathu" is an ear, and "kaattu" of the forest.
  const isBody = ({ plain, written }: SoundWord, index: number): boolean =>
    (words.BODY.test(plain) && !/^yan/.test(sentence[index + 1]?.plain ?? "")) ||
    /^kaa?[td]h[ui]/i.test(written) ||
    (plain === "dala" && !/^(?:e[td]|ali|ken|ru|at|he|dek)/.test(sentence[index + 1]?.plain ?? ""));
  const places = sentence.flatMap((word, index) => (isBody(word, index) ? [index] : []));
  return (_, index) => places.some((place) => Math.abs(place - index) < 6);
};

/** "kilometer 3k giyama", "pathu nimisham nadanga" */
const wayIn =
  (sentence: readonly SoundWord[]): Test =>
  ({ plain }, index) =>
    words.LENGTH.test(plain) && sentence.slice(index + 1, index + 4).some((next) => words.GOING.test(next.plain));

/** "giya sathiye", "pona maasam", "me dawaswala" */
const latelyIn =
  (sentence: readonly SoundWord[]): Test =>
  ({ plain }, index) =>
    words.LATELY.test(plain) && words.BEFORE_LATELY.test(sentence[index - 1]?.plain ?? "");

const isNamed: Test = ({ plain, written }) =>
  plain.length > 7 &&
  COMPOUND.test(plain) &&
  !AREA.test(ofArea(plain)) &&
  !AREA_WORDS.has(written) &&
  !words.AT_LARGE.test(plain);

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

/** Whether a sentence is in Sinhala or Tamil with Latin letters. */
export const isInLatinLetters = (sentence: string): boolean => isOfTheseLanguages(soundWords(sentence));

/** The words of a sentence that tell of places and times, by kind, each as written. */
function signsIn(sentence: readonly SoundWord[]) {
  const phrases = (...tests: Test[]): string[] =>
    sentence.flatMap((word, index) => (tests.some((test) => test(word, index)) ? [phraseAt(sentence, index)] : []));
  const isBorrowed = borrowedIn(sentence);
  const isLately = latelyIn(sentence);
  const isOfBody = besideBodyIn(sentence);
  const isBeside: Test = (word, index) =>
    index > 0 && isNear(word) && !isBorrowed(word, index) && !isOfBody(word, index) && !isHerd(sentence[index - 1]);
  const sure = phrases(isBorrowed, numberedIn(sentence), isNamed);
  return {
    sure,
    small: [...new Set([...phrases(isSmall), ...sure])],
    near: phrases(wayIn(sentence), isBeside),
    large: phrases(
      (word, index) => isLarge(word) && !isSmall(word) && !isBorrowed(word, index) && !isOfBody(word, index),
    ),
    times: phrases(isTime, isNow, isLately, ({ plain }) => AT_HOUR.test(plain)),
    seasons: phrases(seasonIn(sentence)),
    lately: phrases(isLately, isRecent),
    guides: phrases(isWhere, isTelling),
    turns: phrases(isTurn, isSide),
    turnsOfBody: sentence.some((word, index) => isSide(word) && isOfBody(word, index)),
  };
}

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
  const { sure, small, near, large, times, seasons, lately, guides, turns, turnsOfBody } = signsIn(sentence);
  const places = [small, near, large].filter((group) => group.length > 0);
  const found = [...places, times, seasons].filter((group) => group.length > 0);
  const told = [...new Set(found.flat())];
  const [isOfBull, isMoving, isAnimals] = [has(isBull), has(isVerb), has(isVerbOfAnimals)];
  const isTold = times.length > 0 || seasons.length > 0;
  const isExact = small.length > 0 || near.length > 0;
  const hasPlace = places.length > 0 || has(isArea);
  // "he does not come before June" tells when he is away.
  const isDenied = sentence.slice(-2).some(isDenial) && !(seasons.length > 0 && isMoving);

  if (has(is(words.KEPT)) && !has(is(words.FAMILY))) return [];
  const isOfOtherActor = sentence.some(
    (word, index) => words.OTHER_ACTOR.test(word.plain) && !is(words.AFTER_ACTOR)(sentence[index + 1]),
  );
  if (!isOfBull && has(is(words.OTHER_ANIMAL))) return [];
  const isOfOthersOnly = is(words.OTHER_SUBJECT)(sentence.at(-1)) || (isOfOtherActor && !has(is(words.SEES)));
  if (!isOfBull && !(isAnimals && isExact && isTold) && isOfOthersOnly) return [];
  const isOfPast = has(({ plain }) => PAST_YEAR.test(plain));
  const plain = sentence.map((word) => word.plain).join(" ");
  const isOfOthers = isOfPast || has(isOther) || words.OTHER_PHRASE.test(plain);
  if (
    isOfOthers &&
    found.length < 4 &&
    !(isExact && isAnimals && (isTold || !isOfPast)) &&
    !(isExact && isMoving && has(isArea) && seasons.length > 0)
  )
    return [];
  const isGuided = has(isWhere) && has(isTelling) && !isDenied && (isOfBull || isAnimals || has(isElephant));
  if (isGuided && !isOfOthers) return [...new Set([...told, ...guides])];
  if (has(isAtLarge) && !isOfBull && !isAnimals && found.length < 4 && near.length === 0) return [];
  if (has(isHerd) && !isOfBull && found.length < (near.length > 0 ? 3 : 4)) return [];
  if (has(isDepicted) && found.length < 5) return [];
  if (isDenied && !isOfBull && !isAnimals && found.length < 3) return [];

  if (has(isTurn) && has(isSide) && !turnsOfBody && !isOfOthers) return [...new Set([...told, ...turns])];
  // Who was seen lately is told even without a place.
  if (lately.length > 0 && has(isSeen) && !has(isOther)) return told;
  if (
    has(isNeighbouring) &&
    !(hasPlace && (isAnimals || (small.length > 0 && near.length > 0 && isTold) || (isMoving && (isTold || isExact))))
  )
    return [];
  const signs = [
    small.length > 0 && (isMoving || isTold || places.length > 1),
    near.length > 0 && (isTold || isOfBull || isAnimals || (isMoving && large.length < 3)),
    hasPlace && isTold && isMoving && (isOfBull || isAnimals || (times.length > 0 && !has(isElephant))),
    has(isJustThere) && ((hasPlace && isTold) || isAnimals),
    isOfBull && (near.length > 0 || sure.length > 0 || (small.length > 0 && sentence.length < 6)),
    isOfBull && isTold && (isMoving || hasPlace || has(isWhere)),
    isOfBull && hasPlace && has(isWhere),
    small.length > 0 && sentence.length < 8 && !has(isElephant) && !has(isHerd) && !isOfOthers && !has(isNeighbouring),
    isOfBull && seasons.length > 0,
    isOfBull && large.length > 0 && isMoving,
    !isOfBull && large.length > 0 && isAnimals && !has(isElephant),
    !isOfBull && has(isArea) && seasons.length > 0 && (isAnimals || has(is(words.COMES_OR_GOES))),
  ];
  return signs.includes(true) ? told : [];
}
