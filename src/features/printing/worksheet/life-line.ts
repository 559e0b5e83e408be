import type { ToldEvent } from "./told-life.ts";

/** Where an event stands on the line, from 0 to 1, and on which level above it, from 0. */
export type LinePlace = { number: number; from: number; to: number; level: number };

export type LifeLine = { ticks: { year: number; at: number }[]; places: LinePlace[] };

/** As a share of the line: a number in its circle takes this much. */
const NUMBER_WIDTH = 0.037;
const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_TICKS = 9;

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** A day as a number of years: 1988-07-01 is about 1988.5. */
const inYears = (day: string): number => yearOf(day) + (Number(day.slice(5, 7)) - 1) / 12 + Number(day.slice(8)) / 372;

/** The line of a life, to scale. Numbers that would touch stand on different levels. */
export function lifeLine(events: readonly ToldEvent[]): LifeLine {
  const first = Math.min(...events.map(({ from }) => yearOf(from)));
  const last = Math.max(...events.map(({ to }) => yearOf(to))) + 1;
  const step = STEPS.find((each) => (last - first) / each <= MOST_TICKS) ?? 1000;
  const [start, end] = [Math.floor(first / step) * step, Math.ceil(last / step) * step];
  const at = (years: number) => (years - start) / (end - start);
  const taken: number[] = [];
  const places = events.map(({ number, from, to }) => {
    const place = { number, from: at(inYears(from)), to: at(inYears(to)) };
    const free = taken.findIndex((until) => until <= place.from);
    const level = free === -1 ? taken.length : free;
    taken[level] = Math.max(place.from, place.to - NUMBER_WIDTH / 2) + NUMBER_WIDTH;
    return { ...place, level };
  });
  const count = Math.round((end - start) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => ({ year: start + index * step, at: index / count }));
  return { ticks, places };
}
