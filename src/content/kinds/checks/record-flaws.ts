import type { FieldError } from "../../../platform/errors/app-error.ts";
import { isTooSmall, type PlaceKey } from "../../places/places.ts";
import { PLACE_NAMES } from "../../places/words.ts";
import type { RecordedEvent } from "../../record/record.ts";
import { parseRecordDate } from "../../record/record-date.ts";
import { tooSmallInLocation } from "../../tuskers/told-places.ts";
import { type EntryToCheck, recordTexts, type ShownText } from "./entry-texts.ts";
import { daysIn, isTooRecent, recentDaysIn, showsWildTusker } from "./recent-sightings.ts";
import { districtNames, habitIn, isOfDistrict, recurringPlaces } from "./seasons.ts";

// What the record may tell of a tusker that may live wild: nothing of the last 90 days, an exact day only after two
// years, no place smaller than a park or a district, and no season in which he can be found.

/** Days younger than this are told as their month. */
const YEARS_UNTIL_A_DAY = 2;
/** Kinds of event that come at the same time of each year. */
const SEASONAL: readonly string[] = ["musth"];

type Dated = { path: string; date: string | undefined };

function datesOf({ claims, events, features, relations }: EntryToCheck): Dated[] {
  const dates: Dated[] = [
    ...Object.entries(claims ?? {}).flatMap(([property, accounts]) =>
      accounts.flatMap(({ value, recordedOn }, index) => {
        const path = `claims.${property}.${index}`;
        const isDate = property === "born" || property === "died";
        const on = typeof value === "object" && "on" in value ? value.on : undefined;
        return [
          { path: `${path}.value`, date: isDate ? (value as string) : undefined },
          { path: `${path}.value.on`, date: on },
          { path: `${path}.recordedOn`, date: recordedOn },
        ];
      }),
    ),
    ...(events ?? []).flatMap(({ date, until }, index) =>
      Object.entries({ date, until }).map(([name, date]) => ({ path: `events.${index}.${name}`, date })),
    ),
    ...(features ?? []).flatMap(({ from, until, recordedOn }, index) =>
      Object.entries({ from, until, recordedOn }).map(([name, date]) => ({ path: `features.${index}.${name}`, date })),
    ),
    ...(relations ?? []).map(({ date }, index) => ({ path: `relations.${index}.date`, date })),
  ];
  return dates;
}

/** Whether a day is not yet two years old. */
export const isTooExact = (date: string, today: string): boolean =>
  date.length > 7 && date >= `${Number(today.slice(0, 4)) - YEARS_UNTIL_A_DAY}${today.slice(4)}`;

function dateFlaw({ path, date }: Dated, today: string): FieldError[] {
  const dates = parseRecordDate(date ?? "")?.dates ?? [];
  const recent = dates.find((one) => isTooRecent(one, today));
  if (recent !== undefined) {
    const message = `For a tusker who may live wild, nothing is told of the last 90 days. Give only the year (${recent.slice(0, 4)}), or keep the entry as a draft until then.`;
    return [{ path, message }];
  }
  const exact = dates.find((one) => isTooExact(one, today));
  if (exact === undefined) return [];
  const message = `For a tusker who may live wild, an exact day is told only after two years. Give the month (${exact.slice(0, 7)}).`;
  return [{ path, message }];
}

/** The same for the days that a text names. */
function textFlaw({ path, text }: ShownText, today: string): FieldError[] {
  const [recent] = recentDaysIn(text, today);
  if (recent !== undefined) {
    const message = `For a tusker who may live wild, nothing is told of the last 90 days. Leave “${recent}” out, or give only the year.`;
    return [{ path, message }];
  }
  const exact = daysIn(text).find(({ date }) => isTooExact(date, today));
  if (exact === undefined) return [];
  const message = `For a tusker who may live wild, an exact day is told only after two years. Write only month and year instead of “${exact.written}”.`;
  return [{ path, message }];
}

const tooSmall = (path: string, place: PlaceKey): FieldError => ({
  path,
  message: `${PLACE_NAMES[place]} is too small a place for a tusker who may live wild. Give ${districtNames(place)} instead.`,
});

const locationFlaws = ({ location, category }: EntryToCheck): FieldError[] =>
  typeof location === "string"
    ? tooSmallInLocation({ location, category }).map((place) => tooSmall("location", place))
    : [];

function eventFlaws({ kind, date, until, place }: RecordedEvent, index: number): FieldError[] {
  const flaws: FieldError[] = [];
  if (place !== undefined && isTooSmall(place)) flaws.push(tooSmall(`events.${index}.place`, place));
  for (const [name, day] of Object.entries({ date, until })) {
    const month = parseRecordDate(day ?? "")?.dates.find((one) => one.length > 4);
    if (month === undefined || !SEASONAL.includes(kind)) continue;
    const message = `Musth comes at the same time of each year, so for a tusker who may live wild only the year is told. Give ${month.slice(0, 4)}.`;
    flaws.push({ path: `events.${index}.${name}`, message });
  }
  return flaws;
}

function habitFlaw({ path, text }: ShownText, events: readonly RecordedEvent[]): FieldError[] {
  const habit = habitIn(text);
  const event = path.startsWith("events.") ? events[Number(path.split(".")[1])] : undefined;
  if (habit === undefined || (event !== undefined && isOfDistrict(event))) return [];
  const message = `“${habit}” tells in which season a tusker who may live wild can be found. Leave the season out${event === undefined ? "" : ", or give only the district as the place and name no park"}.`;
  return [{ path, message }];
}

/**
 * What the record of a published entry tells too exactly about a tusker that may live wild, each statement alone and
 * the events together.
 * @param today the site's date
 */
export function recordFlaws(entry: EntryToCheck, today: string): FieldError[] {
  if (!showsWildTusker(entry)) return [];
  const events = entry.events ?? [];
  const texts = recordTexts(entry);
  return [
    ...datesOf(entry).flatMap((dated) => dateFlaw(dated, today)),
    ...locationFlaws(entry),
    ...events.flatMap(eventFlaws),
    ...texts.flatMap((shown) => textFlaw(shown, today)),
    ...texts.flatMap((shown) => habitFlaw(shown, events)),
    ...recurringPlaces(events),
  ];
}
