import { causeOf, type Life, type LifeDates } from "../../../content/lives/life.ts";
import type { DeathCause } from "../../../content/record/vocabulary.ts";
import { STATUSES } from "../../../content/tuskers/status.ts";
import { byCodePoint } from "../../../platform/text/code-point-order.ts";

/** What a drawn life needs of a life. */
export type DrawnLife = LifeDates & Pick<Life, "slug" | "name" | "category">;

/** The sign at the end of a life. */
export type EndSign =
  | "alive"
  | "missing"
  | "shot"
  | "electrocuted"
  | "people"
  | "transport"
  | "fight"
  | "natural"
  | "unknown";

/** The sign of each cause of death; causes with the same sign are told apart by their words. */
export const SIGN_OF_CAUSE: Record<DeathCause, EndSign> = {
  shot: "shot",
  electrocuted: "electrocuted",
  snare: "people",
  explosive_bait: "people",
  train: "people",
  poison: "people",
  fight: "fight",
  in_transport: "transport",
  illness: "natural",
  age: "natural",
  natural: "natural",
  unknown: "unknown",
};

/** What the bar of a life shows of it: its years, as fractional years, and how it began and ended. */
export type LifeYears = {
  /** How the beginning is drawn: about then, at some time between, on a known day, or at the first record. */
  begin: "about" | "between" | "known" | "unknown";
  /** The first possible beginning, and where the full bar begins. */
  from: number;
  full: number;
  until: number;
  sign: EndSign;
  /** Whether nothing was recorded for more than ten years; false for the dead. */
  isLongSilent: boolean;
};

const LONG_SILENCE_YEARS = 10;

/** A day as a fractional year. */
export function yearAt(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return year + (month - 1) / 12 + (date - 1) / 366;
}

/** Where to draw a life; undefined if nothing of it is dated. */
export function lifeYears(life: LifeDates, today: string): LifeYears | undefined {
  const { born, first, last, died, deadBy } = life;
  const end = died ?? deadBy ?? last ?? first ?? born;
  const start = born ?? first ?? end;
  if (end === null || start === null) return undefined;
  const until = Math.min(yearAt(end.latest), yearAt(today));
  const from = Math.min(yearAt(start.earliest), until);
  const cause = causeOf(life);
  const sign =
    cause === undefined ? (STATUSES[life.status].drawnAs === "missing" ? "missing" : "alive") : SIGN_OF_CAUSE[cause];
  const isSilent = cause === undefined && last !== null && yearAt(today) - until > LONG_SILENCE_YEARS;
  const begin = beginOf(life);
  const full = begin === "between" ? Math.min(yearAt(start.latest), until) : from;
  return { begin, from, full, until, sign, isLongSilent: isSilent };
}

function beginOf({ born }: LifeDates): LifeYears["begin"] {
  if (born === null) return "unknown";
  if (born.exact) return "known";
  return born.earliest.slice(0, 4) === born.latest.slice(0, 4) ? "about" : "between";
}

/** Lives in the order in which they began; those without a date last. */
export const byBeginning = (a: DrawnLife, b: DrawnLife): number => byCodePoint(keyOf(a), keyOf(b));

const keyOf = ({ born, first, last, died, slug }: DrawnLife): string =>
  `${(born ?? first ?? last ?? died)?.earliest ?? "9"} ${slug}`;
