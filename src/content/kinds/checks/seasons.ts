import type { FieldError } from "../../../platform/errors/app-error.ts";
import { shortPlaceName } from "../../places/place-names.ts";
import { districtsOf, PLACES, type PlaceKey } from "../../places/places.ts";
import { PLACE_NAMES } from "../../places/words.ts";
import type { RecordedEvent } from "../../record/record.ts";
import { parseRecordDate, type RecordDate } from "../../record/record-date.ts";
import { monthsIn } from "./recent-sightings.ts";

// Where and in which season a tusker can be found year after year.

const MONTHS_OF_YEAR = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];
// "may" and "march" are months only where they are capitalised.
const MONTH =
  "(?:(?:[Jj]an|[Ff]ebr)uary|March|[Aa]pril|May|[Jj]une|[Jj]uly|[Aa]ugust|(?:[Ss]eptem|[Oo]cto|[Nn]ovem|[Dd]ecem)ber)";
const SEASON =
  "(?:(?:dry|wet|rainy|hot|fruiting|harvest|paddy|musth|mating)[ -]season|monsoons?|drought|dry months|rains|[Gg]athering)";
const USUALLY =
  "(?:[Aa]lways|[Uu]sually|[Ee]very year|[Ee]ach year|[Rr]egularly|[Oo]ften|[Aa]nnual(?:ly)?|[Yy]early|[Ss]easonal(?:ly)?|[Yy]ear after year|[Tt]ends to|[Rr]eturns|[Cc]omes back)";
const HABITS = [
  new RegExp(
    `\\b(?:[Ee]very|[Ee]ach|[Aa]ll) (?:other )?(?:\\p{L}+[ -]){0,2}?(?:${MONTH}|${SEASON}|season)(?!\\p{L})`,
    "u",
  ),
  new RegExp(`\\b${USUALLY}\\b[^.!?\\n]{0,80}?(?<!\\p{L})(?:${MONTH}|${SEASON})(?!\\p{L})(?! (?:of )?\\d{4})`, "u"),
  new RegExp(`(?<!\\p{L})(?:${MONTH}|${SEASON})(?!\\p{L})(?! (?:of )?\\d{4})[^.!?\\n]{0,80}?\\b${USUALLY}\\b`, "u"),
  new RegExp(`\\b(?:[Dd]uring|[Ii]n|[Aa]t|[Ff]or) the (?:\\p{L}+ ){0,3}?${SEASON}(?! (?:of|in) \\d{4})(?!\\p{L})`, "u"),
  // Musth comes at the same time of each year, so its month is never told.
  new RegExp(`\\bmusth\\b[^.!?\\n]{0,80}?(?<!\\p{L})${MONTH}(?!\\p{L})`, "u"),
  new RegExp(`(?<!\\p{L})${MONTH}(?!\\p{L})[^.!?\\n]{0,80}?\\bmusth\\b`, "u"),
  /(?:සෑම|හැම) (?:වසරකම|වර්ෂයකම|අවුරුද්දකම|ජනවාරි|පෙබරවාරි|මාර්තු|අප්‍රේල්|මැයි|ජූනි|ජූලි|අගෝස්තු|සැප්තැම්බර්|ඔක්තෝබර්|නොවැම්බර්|දෙසැම්බර්)/u,
  /ஒவ்வொரு (?:ஆண்டும்|வருடமும்|ஜனவரி|பெப்ரவரி|பிப்ரவரி|மார்ச்|ஏப்ரல்|மே|ஜூன்|ஜூலை|ஆகஸ்ட்|ஓகஸ்ட்|செப்டம்பர்|செப்டெம்பர்|அக்டோபர்|ஒக்டோபர்|நவம்பர்|நவெம்பர்|டிசம்பர்|டிசெம்பர்)/u,
];

/** The first words of a text that tell in which season he comes, as written. */
export const habitIn = (text: string): string | undefined =>
  HABITS.map((pattern) => pattern.exec(text)?.[0]).find((words) => words !== undefined);

const isDistrict = (key: PlaceKey): boolean => PLACES[key].kind === "district";
const SMALL_PLACES = (Object.keys(PLACES) as PlaceKey[])
  .filter((key) => !isDistrict(key) && PLACES[key].kind !== "home")
  .map((key) => ({
    key,
    word: shortPlaceName(key).toLowerCase(),
  }))
  // A district of the same name is not finer than a district.
  .filter(({ word }) => !(word in PLACES) || !isDistrict(word as PlaceKey));

/** The parks and reserves that a text names. */
export function parksIn(text: string): PlaceKey[] {
  const folded = text.toLowerCase();
  return SMALL_PLACES.filter(({ word }) => folded.includes(word)).map(({ key }) => key);
}

/** The parks and reserves that an event names, as its place or in its text. */
function smallPlacesOf({ place, text }: RecordedEvent): PlaceKey[] {
  const named = parksIn(text);
  const own = place === undefined || isDistrict(place) ? [] : [place];
  return [...new Set([...own, ...named])];
}

/** Whether an event is told of a district, so that it may name a season. */
export const isOfDistrict = (event: RecordedEvent): boolean =>
  event.place !== undefined && smallPlacesOf(event).length === 0;

export const districtNames = (key: PlaceKey): string =>
  districtsOf(key)
    .map((district) => PLACE_NAMES[district])
    .join(" or ");

const MONTHS = 12;
/** How many months after the first of the year 0 a month is. */
const countMonths = (month: string): number => Number(month.slice(0, 4)) * MONTHS + Number(month.slice(5, 7)) - 1;

/** The months from one to another, both given as `2019-08`; none if they span a whole year or more. */
function monthsBetween(first: string, last: string): string[] {
  const [start, end] = [countMonths(first), countMonths(last)];
  if (first.length < 7 || last.length < 7 || end - start >= MONTHS) return [];
  return Array.from({ length: end - start + 1 }, (_, index) => {
    const month = start + index;
    return `${Math.floor(month / MONTHS)}-${String((month % MONTHS) + 1).padStart(2, "0")}`;
  });
}

const monthsOfDate = ({ form, dates }: RecordDate): string[] =>
  form === "between" ? monthsBetween(dates[0] ?? "", dates[1] ?? "") : dates.filter((date) => date.length > 4);

/** The months that an event tells, as `2019-08`: of its date, and in its text. */
function monthsOf({ date, text }: RecordedEvent): string[] {
  const parsed = parseRecordDate(date);
  return [...(parsed ? monthsOfDate(parsed) : []), ...monthsIn(text)].map((month) => month.slice(0, 7));
}

/** Whether two months are of the same season in different years: December and the next January are one stay. */
function isSameSeason(one: number, other: number): boolean {
  const apart = Math.abs(one - other);
  return apart > 1 && [0, 1, MONTHS - 1].includes(apart % MONTHS);
}

/**
 * Events of one animal that together tell where he is in which season: each may be harmless, but two in one place in
 * the same or a neighbouring month of different years are a habit.
 */
export function recurringPlaces(events: readonly RecordedEvent[]): FieldError[] {
  const told = new Map<PlaceKey, { index: number; month: number }[]>();
  return events.flatMap((event, index) => {
    const places = smallPlacesOf(event);
    const months = places.length === 0 ? [] : monthsOf(event).map(countMonths);
    for (const place of places) {
      const known = told.get(place) ?? [];
      told.set(place, known);
      for (const month of months) {
        const before = known.find((earlier) => isSameSeason(earlier.month, month));
        if (before !== undefined) return [flaw({ index, before: before.index, place, month })];
        known.push({ index, month });
      }
    }
    return [];
  });
}

type Recurring = { index: number; before: number; place: PlaceKey; month: number };

function flaw({ index, before, place, month }: Recurring): FieldError {
  const which = index === before ? `Event ${index + 1} tells` : `Events ${before + 1} and ${index + 1} together tell`;
  const season = MONTHS_OF_YEAR[month % MONTHS];
  return {
    path: `events.${index}.date`,
    message: `${which} that about ${season} he can be found in ${PLACE_NAMES[place]}. Give one of the two by its year only, or name no place but ${districtNames(place)} for it.`,
  };
}
