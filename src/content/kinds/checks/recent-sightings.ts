import type { FieldError } from "../../../platform/errors/app-error.ts";
import { isFullDate } from "../../../platform/text/dates/partial-date.ts";
import { mayLiveWild } from "../../tuskers/may-live-wild.ts";
import type { EntryToCheck } from "./entry-texts.ts";

/** The minimum number of days before the location of a living wild tusker may be published. */
const SIGHTING_DELAY_DAYS = 90;

const DAY_MS = 86_400_000;
const inWords = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** The first day on which a date may be published: 90 days after that day, or after the last day of that month. */
function publishableFrom(date: string): Date {
  const [year = 0, month = 1, day] = date.split("-").map(Number);
  const last = day === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, day);
  return new Date(last + SIGHTING_DELAY_DAYS * DAY_MS);
}

/** Whether a day or month is less than 90 days before `today` (the site's date). A year alone never is. */
export const isTooRecent = (date: string, today: string): boolean =>
  date.length > 4 && today < publishableFrom(date).toISOString().slice(0, 10);

const messageFor = (date: string): string =>
  `For a tusker who may live wild this is too recent: it can be published from ${inWords.format(publishableFrom(date))}. Give only the year (${date.slice(0, 4)}), or keep the entry as a draft until then.`;

/** Whether readers see this entry, and its animal may be living in the wild. */
export const showsWildTusker = (entry: EntryToCheck): boolean =>
  entry.name !== undefined && entry.publication !== "draft" && mayLiveWild(entry);

/** The dates of a published entry that would reveal where a living wild tusker was less than 90 days ago. */
export function recentDates(entry: EntryToCheck, today: string): FieldError[] {
  if (!showsWildTusker(entry)) return [];
  const dates = [
    { path: "statusAsOf", date: entry.statusAsOf },
    ...(entry.imageDetails ?? []).map(({ takenOn }, index) => ({
      path: `imageDetails.${index}.takenOn`,
      date: takenOn,
    })),
  ];
  return dates.flatMap(({ path, date }) =>
    date && isTooRecent(date, today) ? [{ path, message: messageFor(date) }] : [],
  );
}

const MONTHS = [
  ["jan(?:uary)?", "ජනවාරි", "ஜனவரி"],
  ["feb(?:ruary)?", "පෙබරවාරි", "பெப்ரவரி|பிப்ரவரி"],
  ["mar(?:ch)?", "මාර්තු", "மார்ச்"],
  ["apr(?:il)?", "අප්‍රේල්|අප්රේල්", "ஏப்ரல்"],
  ["may", "මැයි", "மே"],
  ["june?", "ජූනි", "ஜூன்"],
  ["july?", "ජූලි", "ஜூலை"],
  ["aug(?:ust)?", "අගෝස්තු", "ஆகஸ்ட்|ஓகஸ்ட்"],
  ["sept?(?:ember)?", "සැප්තැම්බර්", "செப்டம்பர்|செப்டெம்பர்"],
  ["oct(?:ober)?", "ඔක්තෝබර්", "அக்டோபர்|ஒக்டோபர்"],
  ["nov(?:ember)?", "නොවැම්බර්", "நவம்பர்|நவெம்பர்"],
  ["dec(?:ember)?", "දෙසැම්බර්", "டிசம்பர்|டிசெம்பர்"],
].map((names) => names.join("|"));
const MONTH = `(?<month>${MONTHS.join("|")})`;
const DAY = "(?<day>\\d{1,2})(?:st|nd|rd|th)?";
const YEAR = "(?<year>20\\d\\d)";
const WRITTEN_DATES = [
  new RegExp(`(?<!\\d)${DAY} (?:of )?${MONTH},? ${YEAR}(?!\\d)`, "giu"),
  new RegExp(`(?<![\\p{L}])${MONTH} ${DAY},? ${YEAR}(?!\\d)`, "giu"),
  new RegExp(`(?<!\\d)${YEAR} ${MONTH} ${DAY}(?!\\d)`, "giu"),
];
const NUMBERED_DATES = [
  /(?<![\d-])(?<year>20\d\d)-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/g,
  /(?<![\d./])(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>20\d\d)(?!\d)/g,
];
const PAST_UNIT = "(?:night|week|weekend|evening|month|fortnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)";
const JUST_NOW = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    `yesterday|the day before yesterday|earlier today|(?:earlier |late |later )?this (?:morning|afternoon|evening|week|weekend|month)|last ${PAST_UNIT}|the past (?:few days|week|month|fortnight)`,
    "(?:an?|one|two|three|four|five|six|a few|a couple of|some|several|\\d{1,2}) (?:hours?|days?|nights?|weeks?) (?:ago|back)",
    "ඊයේ|ඊයෙ|ඊයෙත්|ඊයේත්|පෙරේදා|අද (?:උදේ|හවස|රෑ|සවස|පාන්දර|දවල්|උදෑසන)|(?:ගිය|පසුගිය|පහුගිය|මේ) (?:සතියේ|සතියෙ|මාසේ|මාසෙ|මාසයේ|සඳුදා|අඟහරුවාදා|බදාදා|බ්‍?රහස්පතින්දා|සිකුරාදා|සෙනසුරාදා|ඉරිදා)|මේ දවස්වල|දවස් (?:දෙකකට|තුනකට|කිහිපයකට) (?:කලින්|පෙර)",
    "நேற்று|நேற்றிரவு|நேற்றைக்கு|நேத்து|நேற்றுப்|நேற்றுக்|முந்தநாள்|முந்தாநாள்|நேற்று முன்தினம்|இன்று (?:காலை|மாலை|இரவு)|(?:கடந்த|போன|சென்ற|இந்த) (?:வாரம்|வாரத்தில்|மாதம்|மாதத்தில்|கிழமை|[\\p{L}\\p{M}]{3,12}க்கிழமை)|இம்மாதம்|(?:இரண்டு|மூன்று|சில) நாட்களுக்கு முன்",
  ].join("|")})(?![\\p{L}\\p{M}])`,
  "giu",
);
/** What newspapers, parliaments and courts did lately reveals no animal. */
const OF_OTHERS =
  /(?<!\p{L})(?:(?:news)?papers?(?:['’]s)?|news|parliament|ministers?|debated?|drawing|painting|published|courts?|law|website|gazette|television|tv|radio|museum|census|conference|seminar|exhibition|committee|meeting|lecture|articles?|letters?|e-?mails?|repl(?:y|ied)|books?|magazine|films?|died|killed|death)(?!\p{L})|පත්තර|පුවත්|පාර්ලිමේන්තු|අමාත්|ඇමති|නීති|ගැසට්|නිවේදන|සම්මේලන|රූපවාහිනි|ටීවී|කෞතුකාගාර|ප්‍?රකාශ|වෙබ් ?අඩවි|මිය ?ගිය|ලිපි|ලියුම|පිළිතුර|ඊමේල්|පොත|නඩු|උසාවි|අධිකරණ|ඇටසැකිල්|රැස්වීම|දේශන|පත්‍?රිකා|பத்திரிகை|தினகரன|நாளிதழ|செய்தி|அருங்காட்சிய|கட்டுரை|கடித|பதில்|மின்னஞ்சல|நூலி|நூலை|நூலக|புத்தக(?:ம்|த்|ங்க)|வழக்கு|பாராளுமன்ற|அமைச்சர்|மாநாடு|தொலைக்காட்சி|சட்ட|நீதிமன்ற|வெளியிட்ட|ஒளிபரப்ப|இறந்த|உயிரிழந்த/iu;

const pad = (number: string | number): string => String(number).padStart(2, "0");
const numberOfMonth = (name: string): number =>
  MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`, "iu").test(name)) + 1;

/** The days of this century that a text names, each also as it is written. */
export function daysIn(text: string): { written: string; date: string }[] {
  const found = [];
  for (const pattern of [...WRITTEN_DATES, ...NUMBERED_DATES]) {
    for (const { 0: written, groups } of text.matchAll(pattern)) {
      const { year = "", month = "", day = "" } = groups ?? {};
      const date = `${year}-${pad(/^\d/.test(month) ? month : numberOfMonth(month))}-${pad(day)}`;
      if (isFullDate(date)) found.push({ written, date });
    }
  }
  return found;
}

const WRITTEN_MONTHS = [
  new RegExp(`(?<![\\p{L}])${MONTH}(?: of)?,? (?<year>(?:19|20)\\d\\d)(?!\\d)`, "giu"),
  new RegExp(`(?<!\\d)(?<year>(?:19|20)\\d\\d) ${MONTH}(?![\\p{L}])`, "giu"),
];

/** The months that a text names with their year, each also as it is written. */
export const monthsWritten = (text: string): { written: string; date: string }[] =>
  WRITTEN_MONTHS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: written, groups }) => ({
      written,
      date: `${groups?.year}-${pad(numberOfMonth(groups?.month ?? ""))}`,
    })),
  );

/** Words such as "yesterday" in sentences that may be about an animal. */
const justNowIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => !OF_OTHERS.test(sentence))
    .flatMap((sentence) => Array.from(sentence.matchAll(JUST_NOW), ([written]) => written));

/** The days and months in a text that are less than 90 days old, and words such as "yesterday", as written. */
export function recentDaysIn(text: string, today: string): string[] {
  const recent = (dates: { written: string; date: string }[]): string[] =>
    dates.filter(({ date }) => isTooRecent(date, today)).map(({ written }) => written);
  const days = recent(daysIn(text));
  const months = recent(monthsWritten(text)).filter((month) => !days.some((day) => day.includes(month)));
  return [...new Set([...days, ...months, ...justNowIn(text)])];
}

/** The months that a text names with their year, such as "2019-08" for "August 2019" and "12 August 2019". */
export function monthsIn(text: string): string[] {
  const written = monthsWritten(text).map(({ date }) => date);
  return [...new Set([...written, ...daysIn(text).map(({ date }) => date.slice(0, 7))])];
}

const DAYS_OF_ANY_YEAR = [
  new RegExp(`(?<!\\d)\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}(?![\\p{L}])`, "giu"),
  new RegExp(`(?<![\\p{L}])${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?!\\d)`, "giu"),
];

/** The days that a text names, with or without their year, as written. */
export const daysOfAnyYear = (text: string): string[] => [
  ...daysIn(text).map(({ written }) => written),
  ...DAYS_OF_ANY_YEAR.flatMap((pattern) => Array.from(text.matchAll(pattern), ([written]) => written)),
];
