import {
  COMPOUND_NAME,
  CUE,
  DEATH,
  HERDS,
  LARGE_PLACE,
  ONE_BULL,
  OTHER_ACTOR,
  OTHER_MATTERS,
  OTHER_SUBJECT,
  SMALL_PLACE,
} from "../places/sinhala-places.ts";

const LETTER = "\\u0d80-\\u0dff";
const START = `(?<![${LETTER}])`;
const ANY = `[${LETTER}]{0,10}`;

const MONTHS =
  "ජනවාරි|පෙබරවාරි|පෙබරවාරී|මාර්තු|අප්රේල්|අප්රියෙල්|මැයි|ජූනි|ජුනි|ජූලි|ජුලි|අගෝස්තු|සැප්තැම්බර්|ඔක්තෝබර්|නොවැම්බර්|දෙසැම්බර්|(?:දුරුතු|නවම්|මැදින්|බක්|වෙසක්|පොසොන්|ඇසළ|නිකිණි|බිනර|වප්|ඉල්|උඳුවප්) (?:මස|මාස|මහ|පෝය|පොහොය|පුන්)";
const SEASON = [
  `(?:වියළි|වියලි|තෙත්|වැසි|වැහි|වර්ෂා|මෝසම්|නියං|නියඟ|ඉඩෝර|පායන|පෑවිලි|වේලෙන|වේලිච්ච|ගිම්හාන|අස්වනු|අස්වැන්න|අස්වැද්දුම්|ගොයම් කපන|ගොයම් පැහෙන|වී කපන|මද|මදකිපුණු|මද කිපෙන|ගෙඩි|පලතුරු|පළතුරු|[${LETTER}]{2,14} (?:ඉදෙන|පැහෙන|පිපෙන|හැදෙන)|වතුර (?:බහින|හිඳෙන|අඩු|හිඳුන)|වැව (?:හිඳෙන|හිඳුන|වේලෙන|සිඳෙන)|අවුරුදු|නිවාඩු) ?(?:කාල|කාලෙ|කාලේ|සමය|සමයේ|කන්න|මාස|දවස්|වාර|සෘතු|සීසන්)${ANY}`,
  `(?:ඊසානදිග|ඊසාන දිග|නිරිතදිග|නිරිත දිග)? ?මෝසම${ANY}`,
  `නියඟ(?:ය|ට|ෙ|ේ)${ANY}|ඉඩෝර(?:ය|ට|ෙ|ේ)${ANY}|පෑවිල්ල${ANY}|වියළි ?කාල${ANY}`,
  `(?:යල|මහ) ?කන්න${ANY}`,
  `(?:වැසි|වැස්ස|වැහි|වර්ෂාව|වතුර|වැව|ගොයම|වී|අස්වනු) (?:පටන්|වැටෙන|වැටුණ|ලැබෙන|ඇද|එන|එනකොට|නැති|අවසන්|ඉවර|අඩු|බැස්ස|බැහැලා|හිඳෙන|හිඳුණ|හිඳිල|කපල|කපන|කැපුව|නෙළ|පීදෙන)${ANY}`,
  `(?:සෑම|හැම|හැම්) ?(?:වසර|වර්ෂ|අවුරුද්ද|අවුරුදු)${ANY}|(?:වසර|අවුරුදු|වර්ෂ) ?පතා|වසරක් පාසා|වාර්ෂික(?:ව|වම)|අවුරුද්දක් පාසා|අවුරුද්දකට`,
  `(?:අවුරුද්දේ|අවුරුද්දෙ|වසරේ|වර්ෂයේ) (?:මුල|අග|මැද|අන්තිම|පළමු|දෙවන|දෙවෙනි)${ANY}`,
].join("|");
const TOLD = new RegExp(`${START}(?:(?:${MONTHS})${ANY}|${SEASON})`, "u");
const MONTH = `(?:${MONTHS})${ANY}`;
/** A month with its year is a date. */
const DATED = new RegExp(
  `(?<!\\d)(?:1[5-9]|20)\\d\\d (?:වසරේ |වර්ෂයේ |අවුරුද්දේ |දී )?${MONTH}|${START}${MONTH} (?:මාසයේ |\\d{1,2}(?:වැනිදා|වෙනිදා)?,? )?(?:1[5-9]|20)\\d\\d(?!\\d)`,
  "gu",
);
/** Parks that open and close. */
const CLOSED = /විවෘත|වසා|වැසේ|වහන|වැසී/u;
const HABIT = /(?:සෑම|හැම|නිතර|සාමාන්යයෙන්|පතා)/u;
const BIRTHS = /උපන්|උපත|ඉපදු|පෙරහැර|සංගණන|නඩු|උසාවි|අධිකරණ/u;
const AT_HOME = /ඇත්ගාල|අනාථාගාර|විහාර|දේවාල|පන්සල/u;
/** Where a sentence names no bull, its subject is left out: an area and a verb are left. */
const namesPlace = (sentence: string): boolean =>
  [LARGE_PLACE, SMALL_PLACE, COMPOUND_NAME].some((pattern) => sentence.search(pattern) >= 0);
const isOfOne = (sentence: string): boolean =>
  ONE_BULL.test(sentence) ||
  ((sentence.includes("…") || namesPlace(sentence)) &&
    CUE.test(sentence) &&
    !OTHER_ACTOR.test(sentence) &&
    !OTHER_SUBJECT.test(sentence) &&
    !HERDS.test(sentence) &&
    !CLOSED.test(sentence));

/** The words of a sentence that tell in which season a bull can be found; undefined if there are none. */
export function sinhalaSeason(sentence: string): string | undefined {
  const undated = sentence.replace(DATED, " ");
  const told = TOLD.exec(undated)?.[0];
  if (told === undefined || DEATH.test(sentence) || BIRTHS.test(sentence) || AT_HOME.test(sentence)) return undefined;
  if (OTHER_MATTERS.test(undated) || (/(?<!\d)20\d\d(?!\d)/.test(undated) && !HABIT.test(undated))) return undefined;
  return isOfOne(undated) ? told : undefined;
}
