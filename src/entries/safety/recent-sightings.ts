import type { FieldError } from "../../platform/errors/app-error.ts";
import { isFullDate } from "../../platform/text/partial-date.ts";
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
const JUST_NOW =
  /(?<![\p{L}\p{M}])(?:yesterday|this (?:morning|afternoon|evening|week)|last (?:night|week|evening)|(?:two|three|a few|some|\d) days ago|ඊයේ|පෙරේදා|අද උදේ|පසුගිය සතියේ|ගිය සතියේ|நேற்று|நேற்றிரவு|இன்று காலை|கடந்த வாரம்)(?![\p{L}\p{M}])/giu;

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

/** The dates in a text that are less than 90 days old, and words such as "yesterday", as written. */
export function recentDaysIn(text: string, today: string): string[] {
  const recent = daysIn(text).filter(({ date }) => isTooRecent(date, today));
  const justNow = Array.from(text.matchAll(JUST_NOW), ([written]) => written);
  return [...new Set([...recent.map(({ written }) => written), ...justNow])];
}

const WRITTEN_MONTHS = [
  new RegExp(`(?<![\\p{L}])${MONTH}(?: of)?,? (?<year>(?:19|20)\\d\\d)(?!\\d)`, "giu"),
  new RegExp(`(?<!\\d)(?<year>(?:19|20)\\d\\d) ${MONTH}(?![\\p{L}])`, "giu"),
];

/** The months that a text names with their year, such as "2019-08" for "August 2019" and "12 August 2019". */
export function monthsIn(text: string): string[] {
  const written = WRITTEN_MONTHS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ groups }) => `${groups?.year}-${pad(numberOfMonth(groups?.month ?? ""))}`),
  );
  return [...new Set([...written, ...daysIn(text).map(({ date }) => date.slice(0, 7))])];
}
