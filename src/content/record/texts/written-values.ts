import type { Claims } from "../record.ts";
import { parseRecordDate } from "../record-date.ts";
import type { ClaimProperty } from "../vocabulary.ts";
import { DEATH_CAUSE_LABELS, KEEPER_LABELS, SIDE_LABELS } from "../words.ts";
import { writtenRecordDate } from "../written-record-date.ts";
import { words } from "./words.ts";

type ValueOf<Property extends ClaimProperty> = NonNullable<Claims[Property]>[number]["value"];

const METRES_PER_FOOT = 0.3048;

/** At most two decimals, without trailing zeros: 3.2, 0.61. */
const figure = (number: number): string => String(Math.round(number * 100) / 100);
/** To the nearest half foot: sources are no more precise. */
const feet = (metres: number): string => {
  const halves = Math.round((metres / METRES_PER_FOOT) * 2);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? "½" : ""}`;
};

function span({ min, max, about }: { min: number; max: number; about?: boolean | undefined }, write: typeof figure) {
  const [first, last] = [write(min), write(max)];
  const text = first === last ? first : words.range(first, last);
  return about ? words.about(text) : text;
}

/** Whether a date of the record is one day, which takes another preposition than a month or a year. */
const isDay = (text: string): boolean => {
  const date = parseRecordDate(text);
  return date?.form === "single" && date.dates[0]?.split("-").length === 3;
};

const inMetres = (range: Parameters<typeof span>[0]): string =>
  words.metres(span(range, figure), span({ ...range, about: false }, feet));

/** An age without its date: "68 to 69", "about 45". */
export const writtenAge = (age: { min: number; max: number; about?: boolean | undefined }): string => span(age, figure);

/** How a page writes the value of each fact. The words of a status are the entry's own. */
export const WRITTEN: { [Property in Exclude<ClaimProperty, "status">]: (value: ValueOf<Property>) => string } = {
  born: writtenRecordDate,
  died: writtenRecordDate,
  deathCause: (cause) => DEATH_CAUSE_LABELS[cause],
  age: ({ on, ...range }) => {
    const age = writtenAge(range);
    if (on === undefined) return words.years(age);
    return isDay(on) ? words.yearsOn(age, writtenRecordDate(on)) : words.yearsIn(age, writtenRecordDate(on));
  },
  height: inMetres,
  tuskLength: ({ side, ...range }) =>
    side === undefined ? inMetres(range) : words.ofSide(SIDE_LABELS[side], inMetres(range)),
  origin: (origin) => origin,
  keeper: (keeper) => KEEPER_LABELS[keeper],
};
