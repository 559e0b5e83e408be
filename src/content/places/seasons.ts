import type { PlaceKey } from "./places.ts";

/** Months from the first to the last, of which the last may lie in the next year. Counted from 1. */
export type Months = readonly [first: number, last: number];

/** When most elephants are at a place, as a source tells it of all of them; never of one animal. */
export type Season = { months: Months; most?: Months; source: string };

const ALL_YEAR: Months = [1, 12];

export const SEASONS: Partial<Record<PlaceKey, Season>> = {
  "gal-oya": { months: ALL_YEAR, source: "Wikipedia: Gal Oya National Park; also Worldwide Safari Guide" },
  kaudulla: { months: [7, 11], source: "Wikipedia: Kaudulla National Park" },
  "lahugala-kitulana": { months: [7, 8], source: "Lankapradeepa, April 2022: Lahugala Kitulana National Park" },
  minneriya: {
    months: [5, 10],
    most: [8, 9],
    source: "Jetwing Eco Holidays, May 2015; also Birding Tours Sri Lanka: What is Elephant Gathering in Sri Lanka",
  },
  udawalawe: { months: ALL_YEAR, source: "Lankapradeepa, April 2022: Udawalawe National Park" },
  wasgamuwa: { months: [11, 5], source: "Appletree Holidays, Amazing Lanka and Metroadd: Wasgamuwa National Park" },
};

/** Whether a month lies between two others, over the turn of the year too. */
export const isWithin = (month: number, [first, last]: Months): boolean =>
  first <= last ? month >= first && month <= last : month >= first || month <= last;

export const isAllYear = ({ months: [first, last] }: Season): boolean => first === 1 && last === 12;
